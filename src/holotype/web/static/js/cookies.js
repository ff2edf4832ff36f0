/** Matters of taste are kept in cookies, so that the server can write pages in the right language and theme. */

/**
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
}
