/** An address reads as people of its country write it. */
import { expect, test } from 'vitest';
import { formatAddress } from '../../../manifest/words/local/address.ts';

const full = (country: string) => ({ street: 'Street 1', locality: 'Town', region: 'Region', postalCode: '12345', country }); // prettier-ignore

test.for([
  ['Germany', 'en', 'Street 1, 12345 Town, Region, Germany'],
  ['Deutschland', 'de', 'Street 1, 12345 Town, Region, Deutschland'],
  ['DE', 'de', 'Street 1, 12345 Town, Region, DE'],
  ['United States', 'en-US', 'Street 1, Town, Region 12345, United States'],
  ['United Kingdom', 'en-GB', 'Street 1, Town, Region, 12345, United Kingdom'],
  ['India', 'en-IN', 'Street 1, Town 12345, Region, India'],
  ['España', 'es', 'Street 1, 12345 Town Region, España'],
  ['Brasil', 'pt-BR', 'Street 1, Town - Region, 12345, Brasil'],
  ['Türkiye', 'tr', 'Street 1, 12345 Town/Region, Türkiye'],
  ['Magyarország', 'hu', 'Town, Street 1, 12345, Region, Magyarország'],
  ['الأردن', 'ar', 'Street 1، Town 12345، Region، الأردن'],
  ['日本', 'ja', '日本 〒12345 RegionTownStreet 1'],
  ['Japan', 'en', 'Street 1, Town, Region 12345, Japan'],
  ['中国', 'zh', '中国 12345 RegionTownStreet 1'],
  ['台灣', 'zh-TW', '台灣 12345 RegionTownStreet 1'],
  ['Atlantis', 'en', 'Street 1, Town, Region, 12345, Atlantis'],
  ['Deutschland', 'en-US-US', 'Street 1, Town, Region, 12345, Deutschland'],
] as const)('in %s, by a site in %s', ([country, language, written]) => {
  expect(formatAddress(full(country), language)).toBe(written);
});

test('what an address leaves out leaves no mark behind', () => {
  expect(formatAddress({ locality: 'Mumbai', region: 'Maharashtra', country: 'India' }, 'en-IN')).toBe('Mumbai, Maharashtra, India'); // prettier-ignore
  expect(formatAddress({ region: 'CA', postalCode: '94103', country: 'US' }, 'en')).toBe('CA 94103, US');
  expect(formatAddress({ locality: 'São Paulo', country: 'Brasil' }, 'pt')).toBe('São Paulo, Brasil');
  expect(formatAddress({ street: '銀座1丁目', locality: '中央区', country: '日本' }, 'ja')).toBe(
    '日本 中央区銀座1丁目',
  );
  expect(formatAddress({ country: 'India' }, 'en')).toBe('India');
});
