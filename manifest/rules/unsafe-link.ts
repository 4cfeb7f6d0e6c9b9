import { webAddressFault } from '../../schema/addresses/web-address.ts';
import { recordOf, records } from '../../schema/values/tree.ts';
import { addressFault } from '../resolve/links/unreachable.ts';
import { defineRule } from './rule.ts';

const CHAT =
  'Write the address that the messaging app gives for a chat, such as https://wa.me/ with the number after it.';
const NO_PLACE = /^(?:mailto:|tel:|\$\{mail\}$|\$\{phones\.)/i;

export const rule = defineRule({
  code: 'unsafe-link',
  severity: 'error',
  title: 'A link is not an address',
  means: 'A link is not written as an address that a page may link to.',
  why: 'Nothing would happen on a click, or something that visitors did not ask for.',
  fix: 'Start a link with / for a page of the site, # for a part of the page, or https://, mailto: or tel:.',
  wrong: [['        text: We sail from May to October.', '        text: We sail from May. [Read on](courses).']],
  /** Finds redirects that no browser follows, to a phone number or a mail address, and a chat that visitors cannot reach. */
  *checkSite(manifest) {
    for (const { value, pointer } of records(manifest, 'redirects')) {
      const { to } = value;
      if (typeof to !== 'string' || !NO_PLACE.test(to)) continue;
      yield {
        pointer: `${pointer}/to`,
        message: `A redirect cannot lead to ${JSON.stringify(to)}.`,
        hint: 'Lead to a page, such as /contact, or to a web address.',
        found: to,
      };
    }
    const { url } = recordOf(manifest, 'messaging');
    const fault = typeof url === 'string' && !webAddressFault(url) ? addressFault(url, undefined) : undefined;
    if (fault) yield { pointer: '/messaging/url', message: fault.message, found: String(url), hint: CHAT };
  },
});
