/** Describes an object of structured data. */

/** An object of a vocabulary such as schema.org. */
export type Node = Record<string, unknown>;

/** Returns a node without the properties that have no value. */
export function compact(node: Node): Node {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined));
}
