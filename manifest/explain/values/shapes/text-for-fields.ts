/** Explains a text where fields belong: which of them it is, and which are missing. */
import { deref } from '../../../../schema/schemas.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { errorsAt } from '../../../../schema/validator.ts';
import { nameList } from '../../../problems/sentence-parts.ts';
import { fieldsAt } from '../../schema-at.ts';
import { quote } from '../../wording.ts';

/** Formats of texts that any words fit. */
const WORDS = new Set(['text', 'words', 'lines', 'inline', 'prose']);
const ADDRESS = /^(?:[/#]|https?:|\$\{)/;
const TWO_PARTS = /^([^:\n]{1,40}):\s+(\S.*)$/;

/** Returns how to write a text as some of the fields that are required where it is; undefined where one of them is all, or none takes it. */
export function belowItsField(text: string, required: string[], pointer: Pointer, root: unknown): string | undefined {
  if (required.length < 2) return undefined;
  const [, before, after] = TWO_PARTS.exec(text) ?? [];
  const [first, second, ...more] = required as [string, string, ...string[]];
  if (before !== undefined && after !== undefined && more.length === 0)
    return `Write two fields: ${quote(`${first}: ${before}`)}, and below it ${quote(`${second}: ${after}`)}.`;
  const own = likeliestField(text, required, pointer, root);
  if (own === undefined) return undefined;
  const others = required.filter((name) => name !== own).map((name) => quote(`${name}: …`));
  return `Write it as the field ${quote(`${own}: ${text}`)}, and below it ${nameList(others)}.`;
}

/** Returns the field that takes few texts, this one among them; else a sentence is in the last one, other words in the first. */
function likeliestField(text: string, required: string[], pointer: Pointer, root: unknown): string | undefined {
  const fields = fieldsAt(root, pointer).filter(
    ({ name, schema }) =>
      required.includes(name) &&
      (deref(schema).node.format !== 'link' || ADDRESS.test(text)) &&
      !errorsAt(root, pointer, { [name]: text }).some(({ instancePath }) => instancePath === `/${name}`),
  );
  const isSentence = /[.!?]|(?:\S+\s+){4}/.test(text);
  const narrow = fields.find(({ schema }) => {
    const { pattern, format = 'text' } = deref(schema).node;
    return pattern !== undefined || !WORDS.has(format);
  });
  return (narrow ?? (isSentence ? fields.at(-1) : fields[0]))?.name;
}
