/** Makes the edits that write a text. */
import type { Edit } from '../../../../../editing/edit.ts';
import { fieldPointer, parentOf, stepsOf } from '../../../../../schema/values/pointer.ts';
import type { PageText } from '../../../editing/texts/page-text.ts';

/** Returns the edits after which the file says a text; an emptied one that may be missing is taken out. */
export function editsFor(text: PageText, value: string, isOnlyHere = false): Edit[] {
  const { at, container, isRequired, shared } = text;
  if (shared && isOnlyHere) {
    const { block, name } = shared;
    const inside = at.slice(fieldPointer('/shared', name).length);
    const next = `${parentOf(block)}/${Number(stepsOf(block).at(-1)) + 1}`;
    const { shared: _shared, ...own } = text;
    return [
      { op: 'copy', from: fieldPointer('/shared', name), path: next },
      { op: 'remove', path: block },
      ...editsFor({ ...own, at: block + inside }, value),
    ];
  }
  if (container !== undefined) {
    const [first, ...inside] = stepsOf(at.slice(container.length));
    const holder = inside.reduceRight<unknown>((held, step) => ({ [step]: held }), value);
    return [{ op: 'add', path: `${container}/${first}`, value: holder }];
  }
  return value === '' && !isRequired ? [{ op: 'remove', path: at }] : [{ op: 'replace', path: at, value }];
}
