/** Describes an object of structured data. */

/** An object of a vocabulary such as schema.org. */
export type JsonLdNode = Record<string, unknown>;

/** Returns a node without the properties that have no value. */
export function compact(node: JsonLdNode): JsonLdNode {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined));
}
