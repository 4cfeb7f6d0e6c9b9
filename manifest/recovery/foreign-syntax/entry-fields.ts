/** What the entries of lists hold, by the words that an author may write for the list. */
import { once } from '../../../schema/values/once.ts';
import { deref } from '../../../schema/schemas.ts';
import type { SchemaNode } from '../../../schema/schemas.ts';
import { allFields } from '../../words/schema-fields.ts';

/** What the entries of a list hold. */
export interface EntryFields {
  /** The field that has the list. */
  list: string;
  all: ReadonlySet<string>;
  /** The field that names an entry. */
  first: string;
  /** The other one of two that an entry needs; where it needs no more than its name, the first for words. */
  second?: string;
  isSecondNeeded: boolean;
}

/** Fields that name what they belong to. */
const NAMING = new Set(['name', 'title', 'label']);

/** Returns what the entries of lists hold, by the name of the list and its synonyms; several where lists of one name hold different entries. */
export const entryFields = once((): ReadonlyMap<string, EntryFields[]> => {
  const entries = new Map<string, EntryFields[]>();
  for (const [list, { node, base }] of allFields()) {
    if (!node.items) continue;
    const { required = [], properties = {} } = deref({ node: node.items, base }).node;
    const needed = required.filter((field) => properties[field]).slice(0, 2);
    const isOtherWay = needed[1] === 'label' && !NAMING.has(needed[0]!);
    const [first, neededSecond] = isOtherWay ? needed.toReversed() : needed;
    if (first === undefined) continue;
    const all = new Set(Object.keys(properties));
    const words = NAMING.has(first)
      ? Object.keys(properties).find((name) => name !== first && isForWords(properties[name]!, base))
      : undefined;
    const second = neededSecond ?? words;
    const isSecondNeeded = neededSecond !== undefined;
    const option = { list, all, first, ...(second !== undefined && { second }), isSecondNeeded };
    for (const word of [list, ...synonymsOf(node)]) {
      const sameName = entries.get(word) ?? [];
      if (!sameName.some((other) => other.list === list && String([...other.all]) === String([...all])))
        entries.set(word, [...sameName, option]);
    }
  }
  return entries;
});

function isForWords(node: SchemaNode, base: string): boolean {
  const { type, format = 'words', enum: choices } = deref({ node, base }).node;
  return type === 'string' && ['text', 'words', 'inline', 'prose'].includes(format) && !choices;
}

/** Returns the synonyms of a field that are not names of fields within which names belong. */
function synonymsOf({ 'x-synonyms': synonyms }: SchemaNode): string[] {
  return typeof synonyms === 'string' ? synonyms.split(' ').filter((word) => !fieldsWithNames().has(word)) : [];
}

const fieldsWithNames = once(
  () =>
    new Set(
      allFields()
        .filter(([, { node }]) => node.properties ?? node.additionalProperties)
        .map(([name]) => name),
    ),
);
