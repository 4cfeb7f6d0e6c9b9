import { recordOf, records } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import type { RuleFinding } from './rule.ts';
import { form } from './support/examples.ts';
import { withFirst } from './support/with-first.ts';
import { writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'form-fields',
  severity: 'error',
  title: 'The fields of a form do not fit',
  means:
    'The fields of a form do not fit together: two have one name, a choice offers nothing to choose, or a value is sent under the name of a field.',
  why: 'A part of what visitors write would be lost.',
  fix: 'Give each field a name of its own, and a choice at least one option.',
  wrong: form,
  *checkPage(manifest) {
    for (const { value, pointer } of writtenBlocks(manifest, 'form')) {
      yield* checkFields(value, pointer);
      yield* checkValues(value, pointer);
    }
  },
});

function* checkFields(formBlock: Tree, pointer: string): Iterable<RuleFinding> {
  for (const [field, first] of withFirst(records(formBlock, 'fields', pointer), ({ value }) => value['name'])) {
    const { name, kind, options } = field.value;
    if (first !== field)
      yield {
        pointer: `${field.pointer}/name`,
        message: `Two fields are called ${JSON.stringify(name)}.`,
        hint: 'Give each field a name of its own.',
        related: { pointer: `${first.pointer}/name`, message: 'The first one is here:' },
      };
    else if (kind === 'select' && options === undefined)
      yield {
        pointer: `${field.pointer}/kind`,
        message: 'A select field has no options.',
        hint: 'List its choices under "options".',
      };
  }
}

/** A hidden value may not have the name of a field: one of the two would be lost. */
function* checkValues(formBlock: Tree, pointer: string): Iterable<RuleFinding> {
  const names = new Set(records(formBlock, 'fields').map(({ value }) => value['name']));
  for (const name of Object.keys(recordOf(formBlock, 'values'))) {
    if (!names.has(name)) continue;
    const message = `${JSON.stringify(name)} is the name of a field of this form, too.`;
    yield { pointer: `${pointer}/values/${name}`, at: 'key', message, hint: 'Rename one of the two.' };
  }
}
