/** Makes the value that is added to a list, or as a part: the first one in an example of the block. */
import { load } from 'js-yaml';
import { exampleValue } from '../../../../manifest/explain/example-of.ts';
import { deref } from '../../../../schema/schemas.ts';
import type { Located } from '../../../../schema/schemas.ts';
import { stepsOf, valueAt } from '../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { isRecord } from '../../../../schema/values/tree.ts';
import type { Tree } from '../../../../schema/values/tree.ts';
import { examplesOf } from '../../../reference/example-text.ts';
import { blockPartAt } from '../outline/block-pointer.ts';
import { withOwnNames } from '../outline/fitting-example.ts';

/** Returns a value for a pointer within a block: that of the first example with one, else the shortest that the schema allows. */
export function newValue(at: Pointer, schema: Located, site: { manifest: Tree; files: Iterable<string> }): unknown {
  const { block, inside } = blockPartAt(at) ?? { inside: '' };
  const type = block === undefined || inside === '' ? undefined : (valueAt(site.manifest, block) as Tree)['type'];
  for (const lines of typeof type === 'string' ? examplesOf(type) : []) {
    const example = load(lines.join('\n')) as Tree;
    const found = firstAt(withOwnNames(example, site), stepsOf(inside));
    if (found !== undefined) return found;
  }
  return load(exampleValue(deref(schema)));
}

/** Returns the first value at such a place, in whatever entries of lists. */
function firstAt(value: unknown, [step, ...others]: string[]): unknown {
  if (step === undefined) return value;
  if (Array.isArray(value)) return value.map((entry) => firstAt(entry, others)).find((found) => found !== undefined);
  return isRecord(value) && Object.hasOwn(value, step) ? firstAt(value[step], others) : undefined;
}
