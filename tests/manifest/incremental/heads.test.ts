/** The head of a route, read without its blocks, is the head that the check of the whole route gives. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../manifest/check/manifest-file.ts';
import { RouteChecker } from '../../../manifest/incremental/route-checker.ts';
import { textOfSpan } from '../../../manifest/yaml/routes/batches.ts';
import { headTextOf } from '../../../manifest/yaml/routes/head-text.ts';
import { splitRoutes } from '../../../manifest/yaml/routes/split-routes.ts';

const SITES = ['site.yaml', ...globSync('{tests/sites,examples}/*/site.yaml')];
const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each(SITES)('of every route of %s', (file) => {
  const bytes = readFileSync(file);
  const { sitePart, routes } = splitRoutes(bytes)!;
  const checker = new RouteChecker(sitePart, listFiles(join(dirname(file), 'public')), true);
  const heads = checker.readHeads(routes.map((span) => headTextOf(bytes, span)).join(''), routes.length);
  const whole = routes.map((span) => checker.check(textOfSpan(bytes, span), 1)[0]!.summary.head);
  expect(heads).toEqual(whole);
});

const ROUTES = 'site: x\nroutes:\n';

test.each([
  ['blocks below', '  - path: /a\n    blocks:\n      - type: hero\n        heading: "blocks: of"\n', '  - path: /a\n'],
  ['blocks at the column of their name', '  - path: /a\n    blocks:\n    - type: hero\n    - type: faq\n', '  - path: /a\n'],
  ['fields behind the blocks', '  - path: /a\n    blocks:\n      - type: hero\n\n# note\n    name: A\n', '  - path: /a\n    name: A\n'],
  ['a text of several lines', '  - path: /a\n    blocks:\n      - text: |\n          one\n\n          two\n    name: A', '  - path: /a\n    name: A\n'],
  ['blocks in brackets', '  - path: /a\n    blocks: [{ type: hero }]\n', '  - path: /a\n    blocks: [{ type: hero }]\n'],
  ['blocks first', '  - blocks:\n      - type: hero\n    path: /a\n', '  - blocks:\n      - type: hero\n    path: /a\n'],
  ['a comment behind the name', '  - path: /a\n    blocks: # the page\n      - type: hero\n', '  - path: /a\n'],
  ['a route in braces', '  - { path: /a, blocks: [] }\n', '  - { path: /a, blocks: [] }\n'],
  ['more space behind the hyphen', '-   path: /a\n    blocks:\n      - type: hero\n    name: A\n', '-   path: /a\n    name: A\n'],
])('is cut out of a route with %s', (_what, written, head) => {
  const bytes = bytesOf(ROUTES + written);
  expect(splitRoutes(bytes)!.routes.map((span) => headTextOf(bytes, span))).toEqual([head]);
}); // prettier-ignore

test('of each of several routes, though a part of them has no blocks', () => {
  const bytes = bytesOf(`${ROUTES}  - path: /a\n  - path: /b\n    blocks:\n      - type: hero\n  - path: /c\n`);
  expect(splitRoutes(bytes)!.routes.map((span) => headTextOf(bytes, span))).toEqual([
    '  - path: /a\n',
    '  - path: /b\n',
    '  - path: /c\n',
  ]);
});
