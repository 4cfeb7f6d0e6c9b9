import type { Site } from '../../schema/types.ts';
import { records } from '../../schema/values/tree.ts';
import { phoneLibrary, telAddress } from '../../schema/values/countries/tel-address.ts';
import { callingCode, withCallingCode } from '../words/local/phone.ts';
import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

const REFERENCE = /^\$\{(?:phones\.[^}]+|mail)\}$/;
const IS_MAIL = /^(?:mailto:|\$\{mail\}$)/;
const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const NUMBER = /^\+?[\d ()./\u00A0-]{6,24}$/;
const YEARS = /^(?:19|20)\d\d ?- ?(?:19|20)\d\d$/;
const DIALS = /^\+(?:\D*\d){8}/;

export const rule = defineRule({
  code: 'unlinked-contact',
  severity: 'warning',
  title: 'A phone number or mail address is not a link',
  means: 'An entry of contact-details shows a phone number or a mail address, and has no "to".',
  why: 'On a phone, a tap on the number does nothing, and visitors have to copy it.',
  fix: 'Write below the text where it leads: to: tel:+44 20 7946 0000, or to: mailto:name@site.example.',
  wrong: atEnd(`
      - type: contact-details
        heading: Reach us
        items:
          - label: Mail
            text: boats@heron.example`),
  *lintPage({ manifest, site }) {
    for (const block of writtenBlocks(manifest, 'contact-details'))
      for (const { value, pointer } of records(block.value, 'items', block.pointer)) {
        const { text, to } = value;
        if (typeof text !== 'string' || to !== undefined) continue;
        const link = linkOf(text.trim(), site);
        if (link === undefined) continue;
        const hint = `Write below it: to: ${link}`;
        const fix = { replace: text, beside: { to: link } };
        yield { pointer: `${pointer}/text`, message: `Nothing happens when visitors tap this ${IS_MAIL.test(link) ? 'address' : 'number'}.`, hint, fix }; // prettier-ignore
      }
  },
});

/** Returns what a text that is nothing but a number or a mail address should lead to; undefined for other texts. */
function linkOf(text: string, { language, address }: Site): string | undefined {
  if (REFERENCE.test(text)) return text;
  if (MAIL.test(text)) return `mailto:${text}`;
  if (!NUMBER.test(text) || YEARS.test(text)) return undefined;
  if (DIALS.test(text)) return telAddress(text);
  const code = text.startsWith('+') ? undefined : callingCode({ language, address });
  const whole = code === undefined ? '' : withCallingCode(text, code);
  return phoneLibrary().parsePhoneNumber(whole).valid ? telAddress(whole) : undefined;
}
