import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'new-address',
  severity: 'warning',
  title: 'A page is not in the list of addresses yet',
  means: 'A page is not in the list of published addresses yet.',
  why: 'Should the page move one day, nobody would notice that its visitors have lost it.',
  fix: 'Run "npx waybill addresses" and commit the list that it writes next to the manifest.',
  wrong: 'addresses/page-added',
});
