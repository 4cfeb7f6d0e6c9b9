/** Whatever is written where an object belongs, the check explains it, and never fails itself. */
import { expect, test } from 'vitest';
import { validate } from '../../../manifest/explain/validate.ts';
import { blockSchemas, deref, readSchema, siteSchemaUrl } from '../../../schema/schemas.ts';
import type { Located } from '../../../schema/schemas.ts';
import { withValue } from '../../../schema/values/pointer.ts';
import { FullChecker } from '../../../scripts/dev/manifest/full-checker.ts';

/** Further in, the same shapes return. */
const DEEPEST = 6;

/** Returns where objects belong below a pointer, each with a value around it that leads there. */
function objectsIn(at: Located, pointer: string, root: unknown, depth = 0): [pointer: string, root: unknown][] {
  const { node, base } = deref(at);
  if (depth > DEEPEST) return [];
  const inner = (child: Located['node'], step: string, isList = false) => {
    const here = withValue(root, pointer, isList ? [{}] : { [step]: {} });
    return objectsIn({ node: child, base }, `${pointer}/${step}`, here, depth + 1);
  };
  if (node.items) return inner(node.items, '0', true);
  const fields = Object.entries(node.properties ?? {}).flatMap(([name, child]) => inner(child, name));
  const named = typeof node.additionalProperties === 'object' ? inner(node.additionalProperties, 'one') : [];
  const isObject = node.type === 'object' && pointer !== '';
  return [...(isObject ? [[pointer, root] as [string, unknown]] : []), ...fields, ...named];
}

const places = [
  ...objectsIn({ node: readSchema(siteSchemaUrl), base: siteSchemaUrl }, '', {}),
  ...[...blockSchemas()].flatMap(([type, schema]) => {
    const start = { routes: [{ path: '/', name: 'A', blocks: [{ type }] }] };
    const found = objectsIn(schema, '/routes/0/blocks/0', start);
    return found.map(([pointer, root]): [string, unknown] => [
      pointer,
      pointer.length > 18 ? withValue(root, '/routes/0/blocks/0/type', type) : root,
    ]);
  }),
];

test(`none of ${places.length} objects as another value stops the check`, () => {
  expect(places.length).toBeGreaterThan(100);
  for (const [pointer, root] of places)
    for (const odd of [[], {}, null, 5, 'text', [{}, {}], [[]], ['text']])
      expect(() => validate(withValue(root, pointer, odd)), `${pointer} as ${JSON.stringify(odd)}`).not.toThrow();
});

test('where the check itself fails, the preview says so and goes on', async () => {
  const checker = new FullChecker('site.yaml');
  checker.thread = { call: () => Promise.reject(new TypeError('no such thing')) } as never;
  const { result } = await checker.check();
  expect(result.printed).toContain('a mistake of Waybill');
  expect(result.printed).toContain('no such thing');
});
