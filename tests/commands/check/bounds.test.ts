/** The check never does more than it has to with what is too long, or with many mistakes of one kind. */
import { expect, test } from 'vitest';
import { valueFormats, formatTests } from '../../../schema/formats.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { allSchemas } from '../../../schema/schemas.ts';
import type { SchemaNode } from '../../../schema/schemas.ts';
import { nearest } from '../../../manifest/words/suggest.ts';
import { candidates } from '../../../manifest/words/word-index.ts';
import { siteWith } from '../../support/sites/text-site.ts';

/** What each format was asked about. The compiled schema takes the tests when it is first used. */
const asked: string[] = [];
for (const [name, ask] of Object.entries(formatTests)) {
  formatTests[name] = (text) => {
    asked.push(text);
    return ask(text);
  };
}

const check = (text: string) => checkText('site.yaml', new TextEncoder().encode(text), new Set());

test('a text that is too long is reported as that, and given to no format', () => {
  const fields = ['heading', 'lead', 'to', 'figure'] as const;
  for (const field of fields) {
    asked.length = 0;
    const { problems } = check(siteWith(field, `${'a@......'.repeat(2_500)}`));
    expect(problems.map(({ code }) => code)).toEqual(['text-too-long']);
    expect(asked.length).toBeGreaterThan(0);
    expect(Math.max(...asked.map(({ length }) => length))).toBeLessThan(10_000);
  }
});

test('every text of the schema that has a format says how long it may be', () => {
  const unbounded = [...allSchemas().values()]
    .flatMap((schema) => nodesOf(schema))
    .filter(({ format, maxLength }) => format !== undefined && maxLength === undefined);
  expect(unbounded.map(({ format }) => format)).toEqual([]);
  expect(Object.keys(valueFormats)).toEqual(
    expect.arrayContaining(
      nodesOf({ properties: Object.fromEntries(allSchemas()) }).flatMap(({ format }) => format ?? []),
    ),
  );
});

function nodesOf(node: unknown): SchemaNode[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = typeof (node as SchemaNode).format === 'string' ? [node as SchemaNode] : [];
  return [...own, ...Object.values(node).flatMap(nodesOf)];
}

test('among many names, few are compared, and a mistake still finds the name that is meant', () => {
  const names = Array.from(
    { length: 20_000 },
    (_, index) => `/topic-${index % 97}/page-${index}-${(index * 7919) % 1000}`,
  );
  for (let index = 0; index < names.length; index += 397) {
    const name = names[index]!;
    const at = 3 + (index % (name.length - 4));
    for (const mistake of [
      name.slice(0, at) + name.slice(at + 1),
      `${name.slice(0, at)}x${name.slice(at)}`,
      name.toUpperCase(),
    ]) {
      const few = [...candidates(mistake, names)];
      expect(few.length).toBeLessThanOrEqual(200);
      expect(few).toContain(name);
    }
  }
  expect(nearest('/topic-5/pgae-5-595', names)).toContain('/topic-5/page-5-595');
});
