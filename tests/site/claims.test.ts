/** What the company says of itself: every claim that its owner has fixed stands where it belongs, in one wording. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { siteLines } from '../support/lines.ts';
import { site } from '../support/manifest.ts';
import { blocks } from '../support/site-blocks.ts';

/** Figures differ from page to page on purpose: both readings stand. */
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

describe('the figures', () => {
  test('are those that were fixed', () => {
    expect(site.figures).toEqual(FIGURES);
  });

  test.each(Object.keys(FIGURES))('%s is written once and used', (name) => {
    expect(readFileSync('site.yaml', 'utf8')).toContain(`\${figures.${name}}`);
  });
});

describe('the claims', () => {
  const CLAIMS: [page: string, ...claims: RegExp[]][] = [
    ['/', /charge by the hour, with no hidden charges/, /2-3 family members/, /intensive care equipment/],
    [
      '/about',
      /founded in 2004/,
      /more than forty thousand patients/,
      /more than 100 cities/,
      /200\+ professionals/,
      /more than 150 members worldwide/,
      /more than 100 embassies and consulates as clients/,
      /all 365 days of the year/,
      /From bed to bed/,
      /ISO 9001:2008/,
      /body for medical transport has accredited us/,
    ],
    [
      '/air-ambulance',
      /for 15\+ years/,
      /17,000\+ repatriations/,
      /24\/7, on all 365 days of the year/,
      /from bed to bed/,
      /neonatal and paediatric transfers/,
      /obstetric transfer/,
      /ECMO/,
      /Organ transport/,
      /Disaster and evacuation flights/,
      /Rs 2\.5 lakh to Rs 18 lakh per patient transport/,
      /charge by the hour/,
      /no hidden charges/,
      /the distance, the patient's condition, the aircraft that is free and the equipment/,
      /a pilot and two paramedics/,
      /A doctor is optional/,
      /medical transport accreditation body/,
      /ISO 9001:2008/,
    ],
    ['/ground-ambulance', /2-3 family members may accompany the patient/, /ICU-equipped vehicles/, /over a decade/],
    ['/medical-tourism', /for 19 years/],
    ['/homecare', /14\+ years/, /^Hourly/, /^12-hour/, /^24-hour/],
    ['/homecare-services-in-chennai', /^Hourly plan/, /^12-hour plan/, /^24-hour plan/],
    ['/services/private-air-ambulance', /flying ICU/],
    ['/privacy-policy', /reply within one month/, /do not knowingly collect data from children under 13/],
  ];

  test.each(CLAIMS)('of %s stand there', (page, ...claims) => {
    const lines = siteLines.filter((line) => line.page === page).map(({ text }) => text);
    expect(claims.filter((claim) => !lines.some((line) => claim.test(line)))).toEqual([]);
  });

  test('stand nowhere with other figures: years, staff and fleet come from the list above', () => {
    const own = /\b\d[\d,]*\+ (?:years|aircraft|doctors|professionals|patients|transports|repatriations)/;
    const text = readFileSync('site.yaml', 'utf8');
    expect(text.match(new RegExp(own, 'g')) ?? []).toEqual([]);
  });
});

describe('the services', () => {
  test('are all named on the overview', () => {
    const named = blocks('/services', 'cards').flatMap(({ items }) => items.map(({ title }) => title));
    expect(named).toEqual([
      'Private Air Ambulance',
      'Commercial Air Ambulance',
      'Rotary Wings',
      'Air ambulance',
      'Ground and train ambulance',
      'Medical repatriation',
      'Medical escort',
      'Hospital assistance',
      'Tele-consultation and house call',
      'Medical tourism',
      'Medical consultancy',
      'Elderly assistance',
      'Homecare',
      'Mortal remains transfer',
      'Corporate medical solutions',
      '24/7 Availability',
      'Safety First',
      'Compassionate Care',
    ]);
  });

  test('start with a call and end in a hospital: seven steps', () => {
    const [steps] = blocks('/air-ambulance', 'steps');
    expect(steps!.items.map(({ title }) => title)).toEqual([
      'You call the emergency line',
      "You give the patient's details",
      'A paramedic assesses the patient',
      'Ground or air is decided',
      'A ground ambulance sets out',
      'The patient flies',
      'The patient reaches hospital',
    ]);
    const asked = steps!.items[1]!.text;
    for (const detail of ['caused', 'age', 'gender', 'condition', 'how many patients'])
      expect.soft(asked).toContain(detail);
    expect(steps!.items[2]!.text).toContain('first aid');
    expect(steps!.items[6]!.text).toContain('nearest hospital in the network');
  });
});
