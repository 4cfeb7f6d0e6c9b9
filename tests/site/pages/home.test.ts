import { describe, expect, test } from 'vitest';
import { block, cardTitles, find, links, only, stats, visibleText } from '../../support/sites/built-pages.ts';
import { COMPANY_STATS, SERVICES } from '../../support/sites/site-paths.ts';

describe('home opens with', () => {
  test('the button Get Emergency Help, which leads to the contact page', () => {
    expect(links('/', 'main .hero .actions')).toContainEqual(['Get Emergency Help', '/contact']);
  });

  test('a link that calls', () => {
    expect(links('/', 'main .hero .actions').filter(([, to]) => /^tel:\+\d{11,}$/.test(to))).toHaveLength(1);
  });

  test('its hero as the first block, with the main heading', () => {
    expect(only('/', 'main section:first-child h1').closest('section')!.classList.contains('hero')).toBe(true);
  });

  test.for(COMPANY_STATS)('the figure %s', (figure) => {
    expect(stats('/')).toContain(figure);
  });

  test('four figures', () => {
    expect(stats('/')).toHaveLength(4);
  });
});

describe('home offers', () => {
  const services = () => block('/', 'cards').querySelectorAll('.card');

  test.for(SERVICES)('the service %s on a card that leads to %s', ([title, to]) => {
    const card = services().find((one) => visibleText(one.querySelector('h3')!) === title);
    expect(card!.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([to]);
  });

  test('three services, each with a picture, a title, a description and a link', () => {
    expect(services()).toHaveLength(3);
    for (const card of services())
      for (const part of ['svg', 'h3', 'p', 'a']) expect.soft(card.querySelectorAll(part), part).toHaveLength(1);
  });

  test('a few words about the company, which lead to the page about it', () => {
    expect(links('/', 'main .distances .actions')).toEqual([['About Us', '/about']]);
    expect(visibleText(block('/', 'distances').querySelector('.lead')!).length).toBeGreaterThan(100);
  });
});

describe('home tells what happens after a call:', () => {
  const steps = ['Emergency Call', 'Medical Evaluation', 'Transport & Dispatch', 'Arrival Safety'];

  test.for(steps.map((step, index) => [index + 1, step] as const))('step %i is %s', ([number, step]) => {
    const item = find('/', 'main .steps ol > li')[number - 1]!;
    expect(visibleText(item.querySelector('h3')!)).toBe(step);
    expect(visibleText(item.querySelector('p')!).length).toBeGreaterThan(40);
  });

  test('four steps', () => {
    expect(find('/', 'main .steps ol > li')).toHaveLength(4);
  });
});

describe('home shows', () => {
  test.for(['Jet', 'Helicopter', 'Road ambulance', 'Train'])('of the fleet: %s', (vehicle) => {
    expect(cardTitles('/')[1]).toContain(vehicle);
  });

  test.for(['Doctors', 'Paramedics', 'Nurses', 'Coordinators'])('of the staff: %s', (people) => {
    expect(cardTitles('/')[1]).toContain(people);
  });

  const voices = () => block('/', 'testimonials').querySelectorAll('figure');

  test('three voices', () => {
    expect(voices()).toHaveLength(3);
  });

  test.for([1, 2, 3])('voice %i with five stars of five', (number) => {
    const stars = voices()[number - 1]!.querySelector('.stars')!;
    expect(stars.querySelectorAll('svg')).toHaveLength(5);
    expect(stars.getAttribute('aria-label')).toBe('Rated 5 out of 5');
  });

  test.for([1, 2, 3])('voice %i with a name, a place and a text', (number) => {
    const voice = voices()[number - 1]!;
    expect(visibleText(voice.querySelector('figcaption b')!)).not.toBe('');
    expect(visibleText(voice.querySelector('figcaption span')!)).toMatch(/, \S/);
    expect(visibleText(voice.querySelector('blockquote')!).length).toBeGreaterThan(40);
  });
});

describe('home ends with', () => {
  test('an answer to each question', () => {
    for (const question of find('/', 'main .faq details'))
      expect.soft(visibleText(question.querySelector('.prose')!).length).toBeGreaterThan(40);
  });

  test('the first question open and the others closed', () => {
    expect(find('/', 'main .faq details').map((question) => question.hasAttribute('open'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('the contact form, below everything else', () => {
    expect(find('/', 'main section').at(-1)!.querySelector('form')!.getAttribute('action')).toBe('/Contact.php');
  });
});
