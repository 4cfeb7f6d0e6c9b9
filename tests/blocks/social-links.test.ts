/** Profiles: the service is read from the address; what else an author writes is one message; where profiles are shown. */
import { describe, expect, test } from 'vitest';
import { BRAND_ICONS } from '../../blocks/social-links/brand-icons.ts';
import { iconShapes } from '../../manifest/resolve/icons/icon-set.ts';
import { checkText } from '../../manifest/check/check-text.ts';
import { profileFault, readProfile } from '../../schema/addresses/profile-address.ts';
import { SERVICES } from '../../schema/addresses/profile-services.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { bytesOf, publicFiles, render, siteWith } from './examples.ts';
import { readHtml } from './html.ts';

test.each([
  ['https://www.instagram.com/heron.boats', 'Instagram', '@heron.boats'],
  ['https://www.youtube.com/@heron', 'YouTube', '@heron'],
  ['https://m.facebook.com/profile.php?id=7', 'Facebook', ''],
  ['https://www.pinterest.co.uk/heron/', 'Pinterest', '@heron'],
  ['https://heron.bandcamp.com', 'Bandcamp', ''],
  ['https://wa.me/440000000000', 'WhatsApp', ''],
  ['@heron@social.example', 'Mastodon', '@heron@social.example'],
])('%s is at %s, as %s', (address, service, handle) => {
  expect(profileFault(address)).toBeUndefined();
  expect(readProfile(address)).toMatchObject({ service, handle });
});

test('a name at a Mastodon server leads to its page there', () => {
  expect(readProfile('@heron@social.example')!.url).toBe('https://social.example/@heron');
});

test.each([
  ['instagram.com/heron', 'https://instagram.com/heron'],
  ['http://x.com/heron', 'https://x.com/heron'],
  ['Instagram: https://www.instagram.com/heron', 'https://www.instagram.com/heron'],
])('%s has one correction', (text, write) => expect(profileFault(text)).toMatchObject({ write }));

test.each([
  ['@heron', /Write the whole address of the profile: https:\/\/www.instagram.com\/heron/],
  ['https://social.example/@heron', /If social.example is a Mastodon server, write "@heron@social.example"/],
  ['https://www.instagram.com/', /the address of Instagram itself/],
  ['https://heron.example/blog', /none of the services that have an icon/],
  ['https://instagram.com.evil.example/heron', /none of the services/],
  ['https://notinstagram.com/heron', /none of the services/],
  ['javascript:alert(1)', /Write the whole address/],
])('%s is left to a person, with what to write', (text, hint) => {
  expect(profileFault(text)?.hint).toMatch(hint);
  expect(profileFault(text)?.write).toBeUndefined();
});

/** The site of the examples with other fields. */
function check(fields: Tree, block: Tree = { type: 'social-links' }) {
  const { social: _, ...site } = siteWith(block);
  const { site: right, problems } = checkText('site', bytesOf({ ...site, ...fields }), new Set(publicFiles));
  const errors = problems.filter(({ severity }) => severity === 'error');
  return { site: right, said: errors.map(({ message, hint }) => `${message} ${hint ?? ''}`) };
}

describe('one message each', () => {
  const address = 'https://x.com/heron';
  test.each([
    ['a name for each service', { social: { x: address } }, /list.*Write the addresses alone.*- https:\/\/x/],
    ['fields for each', { social: [{ platform: 'x', url: address }] }, /Write the address alone: "https:\/\/x/],
    ['one name for each', { social: [{ x: address }] }, /Write the address alone: "https:\/\/x/],
    ['one address', { social: address }, /Begin each item with/],
    ['another word', { socialMedia: [address] }, /It is called "social" here/],
    ['in the footer', { footer: { columns: [{ heading: 'A', links: [{ label: 'Home', to: '/' }] }], copyright: '©', social: [address] } }, /"social"/], // prettier-ignore
    ['none', {}, /shows the profiles of the site, and there are none. Write social at the top/],
  ])('%s', (_, fields, message) => expect(check(fields).said).toEqual([expect.stringMatching(message)]));
});

test('they are in the footer, in the block, with a person, and in what search engines read', () => {
  const social = ['https://x.com/heron', '@heron@social.example'];
  const { site } = check(
    { social },
    { type: 'team', items: [{ name: 'Ann Lee', social: ['https://github.com/ann'] }] },
  );
  const { elements } = readHtml(render(site!));
  const links = elements.filter(({ attributes }) => attributes.get('rel') === 'me noopener');
  expect(links.map(({ attributes, text }) => [attributes.get('href'), text.replace(/\s+/g, ' ').trim()])).toEqual([
    ['https://github.com/ann', 'Ann Lee on GitHub (opens in a new tab)'],
    ['https://x.com/heron', 'Example on X (opens in a new tab)'],
    ['https://social.example/@heron', 'Example on Mastodon (opens in a new tab)'],
  ]);
  const home = site!.routes[0]!;
  home.meta.data = { kind: 'business' };
  home.path = '/example';
  site!.routes[1]!.path = '/other';
  expect(render(site!)).toContain('"sameAs":["https://x.com/heron","https://social.example/@heron"]');
});

test('every service has its icon of the set, and no icon is left over', () => {
  expect(Object.keys(BRAND_ICONS)).toEqual(SERVICES.map(({ icon }) => icon));
  const drawn = new Set(['naver']); // which the set does not have
  for (const { name, icon } of SERVICES)
    if (!drawn.has(icon)) expect(BRAND_ICONS[icon], name).toBe(iconShapes().get(`brand-${icon}`));
});
