import { isRecord, recordOf, records } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { addressFaultOf } from './form-parts/service-address.ts';
import type { RuleFinding } from './rule.ts';
import { atEnd, siteFields } from './support/examples.ts';
import { escapePointer } from '../../schema/values/pointer.ts';
import { writtenBlocks } from './support/written-blocks.ts';

/** Services that show a form of their own, and take none from another page. */
const OWN_FORMS =
  /^(?:docs\.google\.com|forms\.gle|(?:.+\.)?typeform\.com|(?:.+\.)?jotform\.com|tally\.so|forms\.office\.com|(?:.+\.)?surveymonkey\.com|airtable\.com|calendly\.com)$/;
/** What some services want to be sent along. */
const NEEDS: [host: RegExp, value: string][] = [
  [/^api\.web3forms\.com$/, 'access_key'],
  [/^api\.staticforms\.xyz$/, 'accessKey'],
  [/^api\.staticforms\.dev$/, 'apiKey'],
];

export const rule = defineRule({
  code: 'form-service',
  severity: 'error',
  title: 'A form cannot be sent there',
  means:
    'The endpoint of a form takes no such form: it shows a form of its own, wants a key, takes no files, or has no address to confirm to.',
  why: 'The message of a visitor would reach nobody.',
  fix: 'Do what the message says; `npx waybill explain service` lists what works.',
  wrong: [
    ...siteFields(`
endpoints:
  contact:
    url: https://api.web3forms.com/submit
    answer: message`),
    ...atEnd(`
      - type: form
        heading: Write to us
        endpoint: contact
        submitLabel: Send
        fields:
          - name: text
            label: Your words`),
  ],
  *checkSite(manifest) {
    for (const [name, endpoint] of Object.entries(recordOf(manifest, 'endpoints'))) {
      const found = isRecord(endpoint) ? String(endpoint['url']) : '';
      const fault = addressFaultOf(found);
      if (fault) yield { pointer: `/endpoints/${escapePointer(name)}/url`, found, ...fault };
    }
  },
  *checkPage(manifest) {
    const endpoints = recordOf(manifest, 'endpoints');
    for (const { value, pointer } of writtenBlocks(manifest, 'form')) {
      const endpoint = endpoints[String(value['endpoint'])];
      if (isRecord(endpoint)) yield* aboutForm(value, pointer, endpoint);
    }
  },
});

function* aboutForm(form: Tree, pointer: string, { url, answer, confirmation }: Tree): Iterable<RuleFinding> {
  const endpointPointer = `${pointer}/endpoint`;
  const host = URL.parse(String(url))?.hostname ?? '';
  const file = records(form, 'fields', pointer).find(({ value }) => value['kind'] === 'file');
  const isMail = String(url).startsWith('mailto:');
  if (OWN_FORMS.test(host))
    yield {
      pointer: endpointPointer,
      message: `${host} shows a form of its own, and takes none from another page.`,
      hint: 'Link to it from a button, or use an endpoint of this site.',
    };
  if (isMail && answer === 'gateway')
    yield {
      pointer: endpointPointer,
      message: 'A payment cannot be made by mail.',
      hint: 'Use an endpoint of this site.',
    };
  if (file && (isMail || answer === 'gateway'))
    yield {
      pointer: `${file.pointer}/kind`,
      message: isMail ? 'A mail program cannot be given files by a page.' : 'A payment takes no files.',
      hint: 'Remove this field, or use an endpoint of this site that takes messages.',
    };
  if (confirmation === true && (answer === 'gateway' || !String(url).startsWith('/')))
    yield {
      pointer: endpointPointer,
      message: 'The endpoint of this form cannot send a confirmation: only one that takes messages for this site can.',
      hint: 'Remove "confirmation" from the endpoint.',
    };
  else if (confirmation === true && !records(form, 'fields').some(({ value }) => value['kind'] === 'email'))
    yield {
      pointer: endpointPointer,
      message: 'The endpoint of this form sends a confirmation, but the form does not ask for a mail address.',
      hint: 'Add a field of the kind email, or remove "confirmation" from the endpoint.',
    };
  const [, key] = NEEDS.find(([one]) => one.test(host)) ?? [];
  if (key !== undefined && !(key in recordOf(form, 'values')))
    yield {
      pointer: endpointPointer,
      message: `${host} takes a form only with your key, which this form does not send.`,
      hint: `Add "values:" with "${key}: …", the key that the service gave you.`,
    };
}
