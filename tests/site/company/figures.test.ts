/** The figures that the company states of itself. They differ from page to page on purpose; both readings are kept. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mainText } from '../../support/sites/built-pages.ts';
import { site } from '../../support/sites/manifest.ts';

const FIGURES = {
  transports: '10,000+',
  repatriations: '17,000+',
  'lives-saved': '10,000+',
  response: '24/7',
  specialists: '50+',
  'success-rate': '99.9%',
  'years-about': '20+',
  'years-air': '15+',
  'years-homecare': '14+',
  'years-tourism': '19',
  'years-other': 'over a decade',
  professionals: '50+',
  'professionals-all': '200+',
  members: 'more than 150',
  aircraft: '25+',
  'patients-helped': 'more than forty thousand',
  cities: 'more than 100',
  missions: 'more than 100',
  'doctors-ground': '50+',
  'fleets-ground': '50+',
  'happy-patients': '3000+',
  affiliation: '100%',
  'family-ground': '2-3',
  'airports-kingdom': '13',
  'cost-range': 'Rs 2.5 lakh to Rs 18 lakh',
  'cost-pune-delhi': '5 to 10 lakh',
  'cost-lucknow-delhi': '6 to 10 lakh',
  founded: '2004',
};

describe('the figure', () => {
  test.for(Object.entries(FIGURES))('%s is %s, written once and used by name', ([name, value]) => {
    expect(site.figures![name]).toBe(value);
    expect(readFileSync('site.yaml', 'utf8')).toContain(`\${figures.${name}}`);
  });

  test.for([
    ['years of air ambulances', '/air-ambulance', /\b15\+ years\b/],
    ['years of medical tourism', '/medical-tourism', /\b19 years\b/],
    ['years of homecare', '/homecare', /\b14\+ years\b/],
    ['time on the road', '/ground-ambulance', /\bover a decade\b/],
    ['time in other services', '/services', /\bover a decade\b/],
    ['professionals of all teams', '/about', /\b200\+ professionals\b/],
    ['members', '/about', /\bmore than 150 members worldwide\b/],
    ['patients helped', '/about', /\bmore than forty thousand patients\b/],
    ['cities', '/about', /\bmore than 100 cities\b/],
    ['embassies and consulates', '/about', /\bmore than 100 embassies and consulates as clients\b/],
    ['embassies and consulates, again', '/air-ambulance', /\bmore than 100 embassies and consulates\b/],
    ['repatriations', '/air-ambulance', /\b17,000\+ repatriations\b/],
    ['the year of the founding', '/about', /\bfounded in 2004\b/],
    ['the price of a transport', '/air-ambulance', /\bRs 2\.5 lakh to Rs 18 lakh per patient transport\b/],
    ['family members on the road', '/ground-ambulance', /\b2-3 family members may accompany the patient\b/],
    ['family members on the road, at home', '/', /\b2-3 family members\b/],
  ] as const)('of %s is on %s', ([, path, words]) => {
    expect(mainText(path)).toMatch(words);
  });
});

test('no figure of years, staff or fleet is typed by hand', () => {
  const own = /\b\d[\d,]*\+ (?:years|aircraft|doctors|professionals|patients|transports|repatriations)/g;
  expect(readFileSync('site.yaml', 'utf8').match(own) ?? []).toEqual([]);
});
