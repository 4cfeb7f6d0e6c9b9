/** Finds what a manifest still has to replace before its site may go public. */
import { isAwaited } from '../../check/awaited.ts';
import { isPlaceholderText } from '../../words/filler.ts';
import type { Finding } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { textsThat } from '../../text/each-text.ts';
import { REFERENCE } from '../../text/references.ts';
import { isRecord } from '../../../schema/values/tree.ts';

const NOT_WRITTEN = 'This text is not written yet.';

/** Matches values that cannot be real, marked or not. */
const EVIDENT: { pattern: RegExp; isMadeUp?: (mark: string) => boolean; message: string; hint: string }[] = [
  {
    // Eight zeros that start a group of digits, or follow a country code: +91 22 0000 0000, wa.me/910000000000.
    pattern: /(?:\+\d{1,3}[ -]?|(?<=\/)\d{1,3}|(?<!\d))(?:0[ -]?){8,}\d*/g,
    message: 'This phone number is made up.',
    hint: 'Write the real number.',
  },
  {
    // Kept for examples by RFC 2606: such an address can never be reached.
    pattern: /(?<=:\/\/|@)[\w-](?:[\w.-]{0,253}\w)?(?!\w)/g,
    isMadeUp: (host) => /[\w-]\.(?:example|test|invalid)$|(?:^|\.)example\.(?:com|net|org)$/.test(host),
    message: 'This address is made up.',
    hint: 'Write the real address.',
  },
  {
    pattern: /[Ll]orem ipsum|\b(?:TODO|TBD|FIXME)\b/g,
    message: NOT_WRITTEN,
    hint: 'Write it, or remove it.',
  },
];

/** Finds every placeholder: what ${placeholders.name} marks, and what is evidently made up. */
export function findPlaceholders(manifest: unknown): Finding[] {
  if (!isRecord(manifest)) return [];
  const { placeholders, ...texts } = manifest;
  const tasks = isRecord(placeholders) ? placeholders : {};
  const open = new Set(Object.keys(tasks));
  const findings = textsThat(() => true, texts).flatMap(({ text, pointerOf }): Finding[] => {
    const pointer = pointerOf();
    const marked = [...text.matchAll(REFERENCE)].flatMap(([mark, escaped, name = '']): Finding[] => {
      const task = name.startsWith('placeholders.') ? name.slice('placeholders.'.length) : '';
      if (escaped || !Object.hasOwn(tasks, task)) return [];
      open.delete(task);
      const message = isAwaited(text, pointer)
        ? 'This entry is left out of the page until then.'
        : 'This is not final.';
      return [{ code: 'placeholder', pointer, mark, message, hint: String(tasks[task]) }];
    });
    return [...marked, ...findEvident(text, pointer)];
  });
  const unplaced = [...open].map((task): Finding => {
    const hint = 'Do it, or remove this line if it is done.';
    return { code: 'placeholder', pointer: `/placeholders/${task}`, message: 'This is still to be settled.', hint };
  });
  return [...findings, ...unplaced];
}

function findEvident(text: string, pointer: Pointer): Finding[] {
  const found = EVIDENT.flatMap(({ pattern, isMadeUp = () => true, message, hint }): Finding[] => {
    const marks = new Set([...text.matchAll(pattern)].map(([mark]) => mark.trim()).filter(isMadeUp));
    return [...marks].map((mark) => ({ code: 'placeholder', pointer, mark, message, hint }));
  });
  if (found.length > 0 || !isPlaceholderText(text)) return found;
  return [{ code: 'placeholder', pointer, mark: text.trim(), message: NOT_WRITTEN, hint: 'Write it, or remove it.' }];
}
