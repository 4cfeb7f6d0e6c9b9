import { fieldFindings } from './form-parts/fields.ts';
import { conditionFindings } from './form-parts/conditions.ts';
import { stepFindings } from './form-parts/steps.ts';
import { recordOf, records } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import type { RuleFinding } from './rule.ts';
import { form } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'form-fields',
  severity: 'error',
  title: 'The fields of a form do not fit',
  means:
    'The fields of a form do not fit together: two have one name, a choice offers nothing to choose, a condition can never hold, a field belongs to no step, or a value is sent under the name of a field.',
  why: 'A part of what visitors write would be lost.',
  fix: 'Give each field a name of its own, a choice at least one option, and a condition a choice of the same form.',
  wrong: form,
  *checkPage(manifest) {
    for (const { value, pointer } of writtenBlocks(manifest, 'form')) {
      yield* fieldFindings(value, pointer);
      yield* conditionFindings(value, pointer);
      yield* stepFindings(value, pointer);
      yield* checkValues(value, pointer);
    }
  },
});

/** A hidden value may not have the name of a field: one of the two would be lost. */
function* checkValues(formBlock: Tree, pointer: string): Iterable<RuleFinding> {
  const names = new Set(records(formBlock, 'fields').map(({ value }) => value['name']));
  for (const name of Object.keys(recordOf(formBlock, 'values'))) {
    if (!names.has(name)) continue;
    const message = `${JSON.stringify(name)} is the name of a field of this form, too.`;
    yield { pointer: `${pointer}/values/${name}`, at: 'key', message, hint: 'Rename one of the two.' };
  }
}
