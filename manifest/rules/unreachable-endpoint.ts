import { startsAsWebAddress, webAddressFault } from '../../schema/addresses/web-address.ts';
import { escapePointer } from '../../schema/values/pointer.ts';
import { addressFault } from '../resolve/links/unreachable.ts';
import { isRecord, recordOf } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { siteFields } from './support/examples.ts';

export const rule = defineRule({
  code: 'unreachable-endpoint',
  severity: 'warning',
  title: 'Visitors cannot reach an endpoint',
  means:
    'The address of an endpoint is on your own computer or in your own network. That is right only while a service is tried out there.',
  why: 'The message of a visitor would reach nobody.',
  fix: 'Write the public address of the service; an endpoint of this site is just its path, such as `/api/message`.',
  wrong: siteFields(`
endpoints:
  contact:
    url: http://localhost:8080/contact
    answer: message`),
  *lintSite({ manifest }) {
    for (const [name, endpoint] of Object.entries(recordOf(manifest, 'endpoints'))) {
      const url = isRecord(endpoint) ? String(endpoint['url']) : '';
      const fault = startsAsWebAddress(url) ? addressFault(url, undefined) : undefined;
      if (fault && !webAddressFault(url))
        yield {
          pointer: `/endpoints/${escapePointer(name)}/url`,
          message: fault.message,
          hint: 'Write the public address of the service; an endpoint of this site is just its path, such as /api/message.',
          found: url,
        };
    }
  },
});
