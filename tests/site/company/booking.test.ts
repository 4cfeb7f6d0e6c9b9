/** How a transfer is booked, as the page on air ambulances tells it: by phone, in seven steps. */
import { describe, expect, test } from 'vitest';
import { block, find, visibleText } from '../../support/sites/built-pages.ts';

const steps = () => find('/air-ambulance', 'main .steps ol > li');

describe('a transfer is booked in these steps:', () => {
  test.for([
    [1, 'the visitor calls the emergency line', /call the emergency line/],
    [2, 'the visitor gives the patient’s details', /give the patient's details/],
    [3, 'a paramedic assesses the patient', /paramedic assesses the patient/],
    [4, 'ground or air transport is decided', /Ground or air is decided/],
    [5, 'a ground ambulance sets out', /ground ambulance sets out/],
    [6, 'the patient is flown', /The patient flies/],
    [7, 'the patient reaches a hospital', /patient reaches hospital/],
  ] as const)('%i, %s', ([number, , title]) => {
    expect(visibleText(steps()[number - 1]!.querySelector('h3')!)).toMatch(title);
  });

  test('seven, and no more', () => {
    expect(steps()).toHaveLength(7);
    expect(visibleText(block('/air-ambulance', 'steps').querySelector('h2')!)).toMatch(/\bseven steps\b/);
  });
});

describe('in step', () => {
  test.for([
    [1, 'the number to dial is there', /\+91 \d{5} \d{5}/],
    [2, 'the visitor is asked for the cause of the injury', /caused the injury/],
    [2, 'the visitor is asked for the age', /\bage\b/],
    [2, 'the visitor is asked for the gender', /\bgender\b/],
    [2, 'the visitor is asked for the condition', /\bcondition\b/],
    [2, 'the visitor is asked how many patients there are', /how many patients/],
    [3, 'first aid is explained over the phone', /phone\b.*\bfirst aid/],
    [4, 'a paramedic or a doctor decides', /paramedic or a doctor/],
    [5, 'the ambulance goes to the landing zone', /landing zone/],
    [6, 'the crew moves the patient on board', /on board/],
    [7, 'the patient goes to the nearest hospital in the network', /nearest hospital in the network/],
  ] as const)('%i %s', ([number, , words]) => {
    expect(visibleText(steps()[number - 1]!.querySelector('p')!)).toMatch(words);
  });
});
