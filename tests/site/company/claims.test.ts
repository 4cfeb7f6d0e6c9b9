/** What the company says of its work: each claim is on the pages where families look for it. */
import { describe, expect, test } from 'vitest';
import { find, links, mainText, texts, visibleText } from '../../support/sites/built-pages.ts';
import { PATHS, placePath, PLACES } from '../../support/sites/site-paths.ts';

describe('the company says', () => {
  test.for([
    ['that it answers day and night', '/', /day and night/],
    ['that it sends out teams on 365 days of the year', '/about', /\b365 days of the year/],
    ['that its dispatch desk works at all hours', '/air-ambulance', /\b24\/7, on all 365 days of the year/],
    ['that it charges by the hour', '/', /charge by the hour/],
    ['that it charges by the hour, where the cost is explained', '/air-ambulance', /charge by the hour/],
    ['that there are no hidden charges', '/', /no hidden charges/],
    ['that there are no hidden charges, among its reasons', '/about', /no hidden charges/],
    ['that there are no hidden charges, where the cost is explained', '/air-ambulance', /no hidden charges/],
    ['that transfers go from bed to bed', '/about', /From bed to bed/],
    ['that transfers go from bed to bed by air', '/air-ambulance', /from bed to bed/],
    ['that a plane can be equipped for intensive care', '/services/private-air-ambulance', /intensive care equipment/],
    ['that a private plane is a flying ICU', '/services/private-air-ambulance', /flying ICU/],
    ['that ambulances can be equipped for intensive care', '/ground-ambulance', /ICU-equipped vehicles/],
    ['that it flies organs', '/air-ambulance', /Organ transport/],
    ['that it takes patients on ECMO', '/air-ambulance', /\bECMO\b/],
    ['that it takes newborn babies', '/air-ambulance', /\bneonatal\b/],
    ['that it takes children', '/air-ambulance', /\bpaediatric\b/],
    ['that it takes expectant mothers', '/air-ambulance', /\bobstetric\b/],
    ['that it flies after disasters', '/air-ambulance', /\bDisaster\b/],
    ['that it flies people out', '/air-ambulance', /\bevacuation flights\b/],
    ['that a body for medical transport has accredited it', '/about', /body for medical transport has accredited us/],
    ['that it is accredited, where planes are explained', '/air-ambulance', /medical transport accreditation body/],
    ['that it is certified to ISO 9001:2008', '/about', /certified to ISO 9001:2008/],
    ['that it is certified to ISO 9001:2008, where planes are explained', '/air-ambulance', /ISO 9001:2008/],
    ['that the distance moves the price', '/air-ambulance', /move the price: [^.]*\bdistance\b/],
    ['that the patient’s condition moves the price', '/air-ambulance', /move the price: [^.]*\bpatient's condition\b/],
    ['that the free aircraft moves the price', '/air-ambulance', /move the price: [^.]*\baircraft that is free\b/],
    ['that the equipment moves the price', '/air-ambulance', /move the price: [^.]*\bequipment\b/],
    ['that the crew is three', '/air-ambulance', /crew is three people/],
    ['that the crew is a pilot and two paramedics', '/air-ambulance', /a pilot and two paramedics/],
    ['that a doctor is optional', '/air-ambulance', /A doctor is optional/],
    ['that it moves patients within India and abroad', '/air-ambulance', /within India and abroad/],
    ['that it plans trips for emergencies and for later', '/ground-ambulance', /planned or urgent move/],
  ] as const)('%s (%s)', ([, path, words]) => {
    expect(mainText(path)).toMatch(words);
  });
});

describe('families are asked', () => {
  test.for(PATHS)('on %s to call, in the first block, below a sentence on what the page is', (path) => {
    const [first] = find(path, 'main .hero, main section');
    expect(first!.classList.contains('hero')).toBe(true);
    expect(visibleText(first!.querySelector('.lead')!).split(' ').length).toBeGreaterThanOrEqual(8);
    expect(links(path, 'main .hero').filter(([, to]) => /^tel:\+\d{11,}$/.test(to))).not.toEqual([]);
  });

  test.for(['/about', '/services', '/services/private-air-ambulance', '/ground-ambulance', '/homecare'])(
    'on %s to write through the contact page',
    (path) => {
      expect(links(path, 'main .actions').map(([, to]) => to)).toContain('/contact');
    },
  );
});

describe('the company offers', () => {
  const overview = () => texts('/services', 'main .cards .card').join('\n');

  test.for([
    [
      'a private air ambulance',
      /Private Air Ambulance/,
      '/services/private-air-ambulance',
      /A plane hired for one patient/,
    ],
    [
      'an airline seat for a stable patient',
      /Commercial Air Ambulance/,
      '/services/commercial-air-ambulance',
      /\bstable\b/,
    ],
    [
      'a medical escort on an airline',
      /Commercial Air Ambulance/,
      '/services/commercial-air-ambulance',
      /medical escort/i,
    ],
    ['rotary wings, which are helicopters', /Rotary Wings/, '/services/rotary-wings', /\bhelicopter\b/],
    ['a ground ambulance', /Ground and train ambulance/, '/ground-ambulance', /road ambulance/],
    ['a train ambulance', /Ground and train ambulance/, '/ground-ambulance', /Train ambulance/],
    ['medical repatriation', /Medical repatriation/, '/air-ambulance', /repatriation/],
    ['a medical escort', /Medical escort/, '/services/commercial-air-ambulance', /escort/],
    ['hospital assistance', /Hospital assistance/, '/services', /Hospital assistance/],
    ['tele-consultation', /Tele-consultation/, '/services', /by phone or video/],
    ['house calls', /house call/, '/services', /visits at home/],
    ['medical tourism', /Medical tourism/, '/medical-tourism', /planned treatment/],
    ['medical consultancy', /Medical consultancy/, '/medict-team-consultancy', /opinion/],
    ['help for elderly people at home', /Elderly assistance/, '/assistance-for-elderly', /\bhome\b/],
    ['the transfer of mortal remains', /Mortal remains transfer/, '/services', /When someone has died/],
    ['medical solutions for companies', /Corporate medical solutions/, '/services', /For firms, sites and events/],
    ['nursing at home', /Homecare/, '/homecare', /Nursing Care at Home/],
    ['care of the elderly at home', /Homecare/, '/homecare', /Elderly Care at Home/],
    ['care after surgery', /Homecare/, '/homecare', /Post-Surgery Care/],
    ['physiotherapy at home', /Homecare/, '/homecare', /Physiotherapy at Home/],
    ['attendants', /Homecare/, '/homecare', /Attendant Services/],
    ['plans for 24 hours', /Homecare/, '/homecare', /Flexible 24-Hour Home Care/],
  ] as const)('%s', ([, name, path, words]) => {
    expect(overview()).toMatch(name);
    expect(mainText(path)).toMatch(words);
  });

  test.for(Object.keys(PLACES))('air ambulance services in and from places, such as %s', (place) => {
    expect(links('/services', 'main').map(([, to]) => to)).toContain(placePath(place));
  });
});
