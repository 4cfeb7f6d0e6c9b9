/** Thrown where something is wrong, or cannot be judged by itself: then the manifest has to be read as a whole. */
export class NotPagewise extends Error {}
