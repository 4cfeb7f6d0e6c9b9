/** A link to a heading works in every script, by the letters that its author typed. */
import { expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';
import { siteWith } from '../../support/sites/text-site.ts';

const anchorsOf = (text: string) =>
  checkText('site.yaml', Buffer.from(siteWith('text', text)), new Set()).problems.filter(
    ({ code }) => code === 'broken-anchor',
  );

test.each([
  ['Opening hours', 'opening-hours'],
  ['Öffnungszeiten & Preise', 'öffnungszeiten-preise'],
  ['İletişim', 'iletişim'],
  ['Où nous trouver', 'où-nous-trouver'],
  ['हमारे बारे में', 'हमारे-बारे-में'],
  ['ساعات العمل', 'ساعات-العمل'],
  ['Giờ mở cửa', 'giờ-mở-cửa'],
  ['営業時間', '営業時間'],
  ['เวลาทำการ', 'เวลาทำการ'],
  ['Ώρες λειτουργίας', 'ώρες-λειτουργίας'],
])('%s is reached as #%s', (heading, anchor) => {
  expect(anchorsOf(`## ${heading}\n\nSee [there](#${anchor}).`)).toEqual([]);
  // As some keyboards and programs write it: letters and their marks apart.
  expect(anchorsOf(`## ${heading.normalize('NFD')}\n\nSee [there](#${anchor}).`)).toEqual([]);
});
