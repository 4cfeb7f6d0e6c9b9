/** Names the texts of a manifest for people. */
import { parentOf, stepsOf, valueAt } from '../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { isRecord } from '../../../../schema/values/tree.ts';

/** Returns the parts of a text's name from the inside out: question, item 2, faq. */
export function textNameParts(manifest: unknown, at: Pointer): string[] {
  const steps = stepsOf(at);
  const names: string[] = [];
  for (let end = at, index = steps.length - 1; index >= 0; index--, end = parentOf(end)) {
    const step = steps[index]!;
    const holder = valueAt(manifest, parentOf(end));
    if (!Array.isArray(holder)) names.push(fieldNameWords(step));
    else {
      const value = valueAt(manifest, end);
      // A block is called by its type; so is what is around it, no more.
      if (steps[index - 1] === 'blocks' && isRecord(value)) return [...names, fieldNameWords(String(value['type']))];
      names.push(`${singular(fieldNameWords(steps[--index] ?? ''))} ${Number(step) + 1}`);
      end = parentOf(end);
    }
  }
  const isOfPage = steps[0] === 'routes' || steps[0] === 'shared';
  if (steps[0] === 'shared') return [...names.slice(0, -2), fieldNameWords(String(blockType(manifest, steps[1]!)))];
  return isOfPage ? names.slice(0, -1) : names;
}

function blockType(manifest: unknown, shared: string): unknown {
  const block = valueAt(manifest, `/shared/${shared}`);
  return isRecord(block) ? block['type'] : shared;
}

/** Returns a field's name as words: submitLabel becomes submit label. */
export function fieldNameWords(name: string): string {
  if (name === 'alt') return 'what it shows';
  return name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
}

function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}
