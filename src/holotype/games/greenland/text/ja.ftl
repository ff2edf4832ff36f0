title = Greenland
