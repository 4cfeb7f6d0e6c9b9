/** A site loads the font files that have its letters, and no others. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import coverage from '../../../theme/fonts/coverage.json' with { type: 'json' };
import { fontSetOf } from '../../../theme/fonts/font-set.ts';
import type { FontPair } from '../../../theme/fonts/font-set.ts';

const PAIRS = Object.keys(coverage) as FontPair[];
/** Its Latin files are older and hold English only. */
const NEWER = PAIRS.filter((pair) => pair !== 'anek-atkinson');

const ENGLISH = 'Bread from three flours, at 4 a.m. – “café” included: €3 → ₹90.';
const WESTERN = {
  German: 'Größe, Übung, Straße, äußerst',
  French: 'Garçon, œuvre, naïve, où, L’Haÿ',
  Spanish: '¿Mañana? ¡Sí! 1.º',
  Portuguese: 'Ação, coração, avó',
  Danish: 'Smørrebrød på åen, æble',
};
const EASTERN = {
  Polish: 'Zażółć gęślą jaźń',
  Czech: 'Příliš žluťoučký kůň úpěl ďábelské ódy',
  Hungarian: 'Árvíztűrő tükörfúrógép',
  Romanian: 'Țară și învățământ',
  Turkish: 'Güneş, ağaç, İstanbul, ılık',
  Croatian: 'Đurđevac, čaša, šećer',
  Latvian: 'Ķekava, ģimene, ļoti, ņem',
};
const VIETNAMESE = 'Chúng tôi nướng bánh mì mỗi sáng, từ bột mì và nước';
const OTHER_SCRIPTS = [
  'हिन्दी में रोटी',
  'خبز كل صباح',
  '毎朝パンを焼きます',
  'Ψωμί κάθε πρωί',
  'Хлеб каждое утро',
  'ＡＢＣ',
];

describe.each(PAIRS)('%s', (pair) => {
  test('English takes the smaller files', () => {
    expect(fontSetOf(pair, [ENGLISH])).toBe('latin');
  });

  test.each(Object.entries(EASTERN))('%s takes the extended files, for one word too', (_, text) => {
    expect(fontSetOf(pair, [text])).toBe('extended');
    expect(fontSetOf(pair, [ENGLISH, text])).toBe('extended');
  });

  test('letters typed as letter and mark count as one', () => {
    expect(fontSetOf(pair, ['Łódź'.normalize('NFD')])).toBe('extended');
    expect(fontSetOf(pair, ['café'.normalize('NFD')])).toBe('latin');
  });

  test('a site in another script needs no file, and its words change nothing beside others', () => {
    for (const text of OTHER_SCRIPTS) {
      expect(fontSetOf(pair, [text, '2026']), text).toBe('none');
      expect(fontSetOf(pair, [text, ENGLISH]), text).toBe('latin');
    }
    expect(fontSetOf(pair, [])).toBe('none');
  });

  test('Vietnamese takes the extended files, or none where the fonts lack its letters; a single name changes nothing', () => {
    const has = [...'ạảấếộừ'].every((letter) => coverage[pair].extended.includes(letter));
    expect(fontSetOf(pair, [VIETNAMESE])).toBe(has ? 'extended' : 'none');
    const set = has ? 'extended' : 'latin';
    expect(fontSetOf(pair, [ENGLISH.repeat(3), 'Nguyễn'])).toBe(set);
  });

  test('phonetic signs change nothing', () => {
    expect(fontSetOf(pair, [ENGLISH, 'əˈbaʊt'])).toBe('latin');
  });
});

describe.each(NEWER)('%s', (pair) => {
  test.each(Object.entries(WESTERN))('%s takes the smaller files', (_, text) => {
    expect(fontSetOf(pair, [text])).toBe('latin');
  });
});

test('what today’s file of headings lacks takes the extended file', () => {
  expect(fontSetOf('anek-atkinson', [WESTERN.German])).toBe('extended');
});

test('half of the pairs have Vietnamese', () => {
  expect(PAIRS.filter((pair) => fontSetOf(pair, [VIETNAMESE]) === 'extended')).toEqual([
    'public',
    'newsreader-source',
    'baloo-nunito',
    'archivo',
  ]);
});

test('the first site keeps its files', () => {
  expect(fontSetOf('anek-atkinson', [readFileSync('site.yaml', 'utf8')])).toBe('latin');
});
