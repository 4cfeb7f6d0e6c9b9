/** What the schema says of names of other programs is true: each path, type and field that it advises is there. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { fieldNames } from '../../../manifest/words/schema-fields.ts';
import { allSchemas, blockSchemas } from '../../../schema/schemas.ts';
import type { SchemaNode } from '../../../schema/schemas.ts';
import { typesAllowedAt } from '../../../manifest/explain/block-candidates.ts';
import { synonymsOfType } from '../../../manifest/explain/type-words.ts';

const site = readFileSync('manifest/rules/example.yaml', 'utf8');

/** Each advice of a schema, with the fields beside it. */
function adviceIn(node: SchemaNode): { words: string; say: string; own: string[] }[] {
  const own = Object.entries(node['x-elsewhere'] ?? {}).map(([words, say]) => ({
    words,
    say,
    own: Object.keys(node.properties ?? {}),
  }));
  const inner = [node.properties, node.definitions].flatMap((group) => Object.values(group ?? {}));
  return [...own, ...[...inner, ...(node.items ? [node.items] : [])].flatMap(adviceIn)];
}

const advice = [...allSchemas().values()].flatMap(adviceIn);

test.each(advice)('$words: $say', ({ words, say, own }) => {
  const names = [...say.matchAll(/"([a-z]\w*(?:\.\w+)*)"/gi)].flatMap(([, path]) => path!.split('.'));
  const path = /^[\w-]+(?:\.[\w-]+)+$/.test(say) ? say.split('.') : [];
  for (const name of [...names, ...path]) expect([...fieldNames()], name).toContain(name);
  if (path.length > 0) expect(own).toContain(path[0]);
  for (const [, type] of say.matchAll(/\btype: ([a-z-]+)/g)) expect([...blockSchemas().keys()]).toContain(type);
  // What the object has a field for needs no advice.
  for (const word of words.split(' ')) expect(own).not.toContain(word);
});

describe('a block that is called otherwise', () => {
  const words = [...blockSchemas()].flatMap(([type, { node }]) => [type, ...synonymsOfType(node)]);
  test.each([...new Set(words)].filter((word) => !word.endsWith('?')))('- %s: names a type that there is', (word) => {
    const block = `      - ${word}:\n          heading: Our boats\n`;
    const { problems } = checkText('site.yaml', new TextEncoder().encode(site + block), new Set());
    const advised = problems.flatMap(({ hint = '' }) =>
      [...hint.matchAll(/Write "type: ([^"]+)"/g)].map(([, type]) => type),
    );
    for (const type of advised) expect(typesAllowedAt('/routes/1/blocks/2')).toContain(type);
  });
});
