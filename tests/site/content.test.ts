/** What the site's owner has fixed: pages, headings, figures, counts, texts that may not drift. */
import { describe, expect, test } from 'vitest';
import type { BlockByType, PageBlock, Route } from '../../schema/types.ts';
import { site } from '../support/manifest.ts';

const PLACES =
  'chennai oman Bahrain kolkata patna ahmedabad surat guwahati hyderabad pakistan pune lucknow bangladesh kerala yemen varanasi uk ranchi delhi bangalore Arabia raipur'.split(
    ' ',
  );

const route = (path: string): Route => site.routes.find((one) => one.path === path)!;
const blocks = <T extends PageBlock['type']>(path: string, type: T): BlockByType[T][] =>
  route(path).blocks.filter((block): block is BlockByType[T] => block.type === type);
const heading = (path: string) => blocks(path, 'hero')[0]!.heading;
const stats = (path: string) => blocks(path, 'stats')[0]!.items.map(({ number, label }) => `${number} ${label}`);
const titles = (path: string) => blocks(path, 'cards').map(({ items }) => items.map(({ title }) => title));
const textOf = (path: string) => JSON.stringify(route(path).blocks);

const COMPANY_STATS = [
  '10,000+ Lives Saved',
  '24/7 Emergency Response',
  '50+ Medical Specialists',
  '99.9% Success Rate',
];
const GROUND_STATS = ['50+ Doctor', '50+ No of Fleets', '3000+ Happy Patients', '100% Global Affiliation'];
const QUALITIES = ['Specialist Doctors', 'General Surgery', 'Affordable Caring'];
const SERVICES = ['/services/private-air-ambulance', '/services/commercial-air-ambulance', '/services/rotary-wings'];

describe('the routes', () => {
  test('are the nineteen pages and the twenty-two places, their case kept', () => {
    const pages = [
      '/',
      '/about',
      '/services',
      '/contact',
      '/privacy-policy',
      '/terms',
      ...SERVICES,
      '/air-ambulance',
      '/ground-ambulance',
      '/medical-tourism',
      '/medict-team-consultancy',
      '/assistance-for-elderly',
      '/PaymentForm',
      '/homecare',
      '/homecare-services-in-chennai',
      '/blogs',
      '/blog1',
    ];
    expect(site.routes.map(({ path }) => path).toSorted()).toEqual(
      [...pages, ...PLACES.map((place) => `/air-ambulance-services-${place}`)].toSorted(),
    );
  });

  test('/Terms leads to /terms', () => {
    expect(site.redirects).toContainEqual({ from: '/Terms', to: '/terms' });
  });

  test('keep privacy, terms, consultancy and elderly assistance out of search results', () => {
    for (const path of ['/privacy-policy', '/terms', '/medict-team-consultancy', '/assistance-for-elderly']) {
      expect.soft(route(path).meta.robots, path).toContain('noindex');
    }
  });

  test('have titles and descriptions of their own, save where the Pune page speaks of Patna', () => {
    const all = site.routes.map(({ meta }) => meta);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });
});

describe('the home page', () => {
  test('has its two calls to action, figures, services, steps, testimonials and questions', () => {
    expect(blocks('/', 'hero')[0]!.actions![0]).toMatchObject({ label: 'Get Emergency Help', to: '/contact' });
    expect(blocks('/', 'hero')[0]!.actions![1]!.to).toMatch(/^tel:/);
    expect(stats('/')).toEqual(COMPANY_STATS);
    expect(blocks('/', 'cards')[0]!.items.map(({ to }) => to)).toEqual(SERVICES);
    expect(textOf('/')).toContain('"to":"/about"');
    expect(blocks('/', 'steps')[0]!.items.map(({ title }) => title)).toEqual([
      'Emergency Call',
      'Medical Evaluation',
      'Transport & Dispatch',
      'Arrival Safety',
    ]);
    expect(blocks('/', 'testimonials')[0]!.items.map(({ rating }) => rating)).toEqual([5, 5, 5]);
    expect(blocks('/', 'faq')[0]).toMatchObject({ open: 'first', items: { length: 4 } });
    expect(route('/').blocks.at(-1)!.type).toBe('form');
  });
});

describe('about and services', () => {
  test('about has its figures, four values, six reasons, and buttons to call and to ask for a quote', () => {
    expect(stats('/about').map((stat) => stat.toLowerCase())).toEqual([
      '20+ years',
      '10,000+ successful transports',
      '50+ medical professionals',
      '25+ aircraft fleet',
    ]);
    expect(titles('/about')).toContainEqual(['Compassionate Care', 'Safety First', 'Rapid Response', 'Global Reach']);
    expect(titles('/about').map((list) => list.length)).toContain(6);
    const actions = blocks('/about', 'call-to-action')[0]!.actions;
    expect(actions.some(({ to }) => to.startsWith('tel:'))).toBe(true);
    expect(actions).toContainEqual(expect.objectContaining({ label: 'Request a Quote', to: '/contact' }));
  });

  test('services shows three services with their first four features, and three reasons', () => {
    const [services] = blocks('/services', 'cards');
    expect(services!.items.map(({ to, linkLabel, features }) => [to, linkLabel, features!.length > 4])).toEqual(
      SERVICES.map((path) => [path, 'Learn More', true]),
    );
    expect(services!.featuresShown).toBe(4);
    expect(titles('/services')).toContainEqual(['24/7 Availability', 'Safety First', 'Compassionate Care']);
    expect(blocks('/services', 'call-to-action')[0]!.actions).toContainEqual(
      expect.objectContaining({ label: 'Request Quote', to: '/contact' }),
    );
  });

  test('each service has two features, four key points, four questions with none open, and a way to ask', () => {
    for (const path of SERVICES) {
      expect.soft(blocks(path, 'feature'), path).toHaveLength(2);
      expect
        .soft(titles(path), path)
        .toEqual([['ICU-Level Care', 'Specialized Medical Team', 'Rapid Deployment', 'Bed-to-Bed Service']]);
      expect.soft(blocks(path, 'faq')[0], path).toMatchObject({ open: 'none', items: { length: 4 } });
      expect
        .soft(blocks(path, 'call-to-action')[0]!.actions, path)
        .toContainEqual(expect.objectContaining({ label: 'Request a Quote', to: '/contact' }));
    }
    expect(SERVICES.map((path) => blocks(path, 'form').length)).toEqual([1, 1, 0]);
  });

  test('air ambulance, medical tourism and ground ambulance have their figures and questions', () => {
    for (const path of ['/air-ambulance', '/medical-tourism']) {
      expect.soft(stats(path), path).toEqual(COMPANY_STATS);
      expect.soft(titles(path), path).toContainEqual(QUALITIES);
    }
    expect(blocks('/air-ambulance', 'faq')[0]!.items).toHaveLength(4);
    expect(stats('/ground-ambulance')).toEqual(GROUND_STATS);
    expect(blocks('/ground-ambulance', 'faq')[0]!.items).toHaveLength(4);
  });
});

describe('homecare, blog, payment and not found', () => {
  test('both homecare pages have their figures, three reasons, six solutions and eight questions', () => {
    for (const path of ['/homecare', '/homecare-services-in-chennai']) {
      expect.soft(stats(path), path).toEqual(GROUND_STATS);
      expect
        .soft(titles(path), path)
        .toContainEqual(['Certified Medical Experts', 'Hygienic & Safe Practices', '24×7 Support']);
      expect
        .soft(titles(path), path)
        .toContainEqual([
          'Nursing Care at Home',
          'Elderly Care at Home',
          'Post-Surgery Care',
          'Physiotherapy at Home',
          'Attendant Services',
          'Flexible 24-Hour Home Care',
        ]);
      expect.soft(blocks(path, 'faq')[0], path).toMatchObject({ open: 'none', items: { length: 8 } });
    }
  });

  test('the blog lists one post under five categories', () => {
    const [posts] = blocks('/blogs', 'posts');
    expect([posts!.allLabel, ...posts!.categories]).toEqual([
      'All Posts',
      'Emergency Care',
      'International Transport',
      'Technology',
      'Patient Care',
      'Medical Escort',
    ]);
    expect(posts!.items.map(({ title, to, category }) => [title, to, category])).toEqual([
      ['Medical Transport Basics', '/blog1', 'Emergency Care'],
    ]);
    expect(heading('/blog1')).toBe('Medical Transport Basics');
  });

  test('the payment form asks for four things and sends the product', () => {
    expect(heading('/PaymentForm')).toBe('Payment Form');
    const [form] = blocks('/PaymentForm', 'form');
    expect(form!.fields.map(({ name, label, kind, required }) => [name, label, kind, required])).toEqual([
      ['firstname', 'Name', 'text', true],
      ['email', 'Email', 'text', true],
      ['phone', 'Phone', 'text', true],
      ['amount', 'Amount', 'text', true],
    ]);
    expect(form!.submitLabel).toBe('Pay Now');
    expect(form!.values).toEqual({ productinfo: 'Test Product' });
  });

  test('an unknown page says so in the words that were fixed', () => {
    const [hero] = site.notFound.blocks as [BlockByType['hero']];
    expect(hero.heading).toBe('Oops! Page not found');
    expect(hero.lead).toBe(
      'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
    );
    expect(hero.actions![0]).toMatchObject({ label: 'Go Back Home', to: '/' });
  });
});

describe('the place pages', () => {
  test('are text only: no form, no button, a closing list of phrases, open to search engines', () => {
    for (const place of PLACES) {
      const path = `/air-ambulance-services-${place}`;
      expect.soft(route(path).meta.robots, path).toBe('index,follow');
      expect
        .soft(new Set(route(path).blocks.map(({ type }) => type)), path)
        .toEqual(new Set(['hero', 'notice', 'longtext', 'phrase-list']));
      expect.soft(blocks(path, 'hero')[0], path).toMatchObject({ size: 'plain' });
      expect.soft(blocks(path, 'hero')[0]!.actions, path).toBeUndefined();
      expect.soft(blocks(path, 'longtext')[0]!.text, path).toContain('<li>');
      expect.soft(blocks(path, 'longtext')[0]!.text.split(/\s+/).length, path).toBeGreaterThan(600);
    }
  });

  test('keep the headings, titles, fares and numbers that were fixed', () => {
    expect(heading('/air-ambulance-services-bangladesh')).toBe('Know about air ambulance service in Bangladesh');
    expect(heading('/air-ambulance-services-ahmedabad')).toBe('Air Ambulance Services Ahmedabad');
    expect(heading('/air-ambulance-services-pune')).toContain('Pune');
    expect(route('/air-ambulance-services-pune').meta.title).toContain('Patna');
    expect(route('/air-ambulance-services-pune').meta.description).toContain('Patna');
    for (const city of ['Delhi', 'Bangalore', 'Chennai', '5 to 10 lakh'])
      expect.soft(textOf('/air-ambulance-services-pune').replaceAll('Bengaluru', 'Bangalore')).toContain(city);
    for (const city of ['Delhi', 'Mumbai', 'Hyderabad', '6 to 10 lakh'])
      expect.soft(textOf('/air-ambulance-services-lucknow')).toContain(city);
    expect(new Set(textOf('/air-ambulance-services-delhi').match(/tel:\+91\d+/g)).size).toBeGreaterThanOrEqual(2);
    expect(textOf('/air-ambulance-services-Arabia')).toMatch(/13 international airports/);
  });
});
