/** Recognizes the start of a path of Windows, which holds backslashes that are intended. */
export const WINDOWS_PATH = /\b[A-Za-z]:\\|\\\\\w/;
