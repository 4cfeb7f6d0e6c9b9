/** Finds the addresses within a text that are where links lead, and no words of it. */

/** The address of each link of a Markdown text, in its parentheses or in angle brackets. */
export const LINK_TARGET = /(?<=\]\(\s*<?|<)[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*/g;
