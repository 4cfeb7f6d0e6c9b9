/** Checks what a link in a text reads like. */
import type { Finding } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';

/** Read out alone, as screen readers list links, these say nothing of where they lead. */
const VAGUE =
  /^(?:(?:please )?click(?: here| this| me)?|here|(?:read|see|find out) more(?: here)?|more|this|this (?:link|page)|link|go|more (?:info|information|details)|details)[\s.!…:›»→>]*$/i;

/** Returns what is wrong with a link's words, if anything. */
export function checkLinkText(words: string, to: string, pointer: Pointer): Finding | undefined {
  const text = words.trim();
  if (text === '') {
    const message = `This link to ${to} has no words, so nobody can see it.`;
    const hint = 'Write between the square brackets where it leads.';
    return { code: 'empty-link', pointer, mark: `](${to}`, message, hint };
  }
  if (!VAGUE.test(text)) return undefined;
  return {
    code: 'vague-link',
    pointer,
    mark: `[${words}]`,
    message: `${JSON.stringify(text)} does not say where the link leads: screen readers read links out alone.`,
    hint: 'Make the name of the page, or what visitors find there, the words of the link.',
    found: text,
  };
}

/** Says that a link of a text has no address; `index` counts such links of the text from 0. */
export function linkWithoutAddress(text: string, index: number, pointer: Pointer): Finding {
  const { 0: end = '', index: at = 0 } = [...text.matchAll(/\]\(\s*(?:<\s*>)?\s*\)/g)][index] ?? {};
  const line = text.slice(Math.max(text.lastIndexOf('[', at), text.lastIndexOf('\n', at) + 1, 0), at);
  return {
    code: 'unsafe-link',
    pointer,
    mark: line + end,
    found: '',
    message: 'This link leads nowhere: there is no address between its parentheses.',
    hint: 'Write there where it leads, such as (/about); or remove the brackets and the parentheses, and keep the words.',
  };
}

/** Returns what to write in place of a link that is a reference and something else, or a reference that leads nowhere. */
export function adviseReference(to: string, reference: string, href: string | undefined): Partial<Finding> {
  // Before a reference, tel: and mailto: are too much: it brings its own.
  const isOnly = href !== undefined && to.replace(/^(?:tel|mailto|https?):(?:\/\/)?/i, '').trim() === reference;
  return isOnly
    ? { hint: `Write ${reference} alone.`, suggestions: [reference], fix: { replace: reference } }
    : { hint: 'A link is one reference to a phone, ${mail} or ${messaging}, or an address.' };
}
