/** What has changed since the frame that the page has; `tables/differences.py` and `tables/frames.py` make it. */

/** @import { Change, Changes, Frame } from "./messages.js" */

/**
 * The frame after what has changed, or null if this page does not have the one that the changes begin with.
 * @param {Frame|null} frame
 * @param {Changes} changes
 * @returns {Frame|null}
 */
export function changed(frame, changes) {
  if (!frame || frame.frame !== changes.on) return null;
  const { total } = frame.log;
  const log = changes.log ?? { from: total, lines: [], total };
  return { ...frame, ...changes, show: "table", log, picture: applied(frame.picture, changes.picture ?? []) };
}

/**
 * A picture is cut into pieces, each a tag with the text behind it.
 * @param {string} picture
 * @param {Change[]} changes
 */
export function applied(picture, changes) {
  if (!changes.length) return picture;
  const old = picture.split("<");
  const now = [];
  let at = 0;
  for (const [from, to, came] of changes) {
    now.push(...old.slice(at, from));
    if (came !== undefined) now.push(came);
    at = to;
  }
  return [...now, ...old.slice(at)].join("<");
}
