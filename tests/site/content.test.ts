/** What the site's owner has fixed: pages, headings, figures, counts, texts that may not drift. */
import { describe, expect, test } from 'vitest';
import type { BlockByType } from '../../schema/types.ts';
import { site } from '../support/manifest.ts';
import { blocks, heading, route, stats, titles } from '../support/site-blocks.ts';

const PLACES =
  'chennai oman Bahrain kolkata patna ahmedabad surat guwahati hyderabad pakistan pune lucknow bangladesh kerala yemen varanasi uk ranchi delhi bangalore Arabia raipur'.split(
    ' ',
  );

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
  test('opens with its two calls to action, then the figures and the three services', () => {
    const [emergency, call] = blocks('/', 'hero')[0]!.actions!;
    expect(emergency).toMatchObject({ label: 'Get Emergency Help', to: '/contact' });
    expect(call!.to).toMatch(/^tel:/);
    expect(stats('/')).toEqual(COMPANY_STATS);
    expect(blocks('/', 'cards')[0]!.items.map(({ to }) => to)).toEqual(SERVICES);
    expect(titles('/')[0]).toEqual(['Private Air Ambulance', 'Commercial Air Ambulance', 'Rotary Wings']);
    expect(blocks('/', 'feature')[0]!.actions).toContainEqual(expect.objectContaining({ to: '/about' }));
  });

  test('tells the four steps, the fleet and the staff, three voices and four questions, and ends with the form', () => {
    expect(blocks('/', 'steps')[0]!.items.map(({ title }) => title)).toEqual([
      'Emergency Call',
      'Medical Evaluation',
      'Transport & Dispatch',
      'Arrival Safety',
    ]);
    expect(titles('/')[1]).toEqual(
      expect.arrayContaining(['Jet', 'Helicopter', 'Road ambulance', 'Doctors', 'Nurses']),
    );
    const voices = blocks('/', 'testimonials')[0]!.items;
    expect(voices.map(({ rating }) => rating)).toEqual([5, 5, 5]);
    expect(voices.filter(({ name, location, text }) => !name || !location || !text)).toEqual([]);
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
    expect(titles('/about').map((list) => list.length)).toEqual([4, 6]);
    expect(blocks('/about', 'feature').map(({ id }) => id)).toEqual(['mission', 'story']);
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
    expect(blocks('/services', 'call-to-action')[0]!.actions).toEqual([
      expect.objectContaining({ to: expect.stringMatching(/^tel:/) }),
      expect.objectContaining({ label: 'Request Quote', to: '/contact' }),
    ]);
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
      expect.soft(blocks(path, 'call-to-action')[0]!.actions[0]!.to, path).toMatch(/^tel:/);
    }
    expect(SERVICES.map((path) => blocks(path, 'form').length)).toEqual([1, 1, 0]);
  });

  test('air ambulance, medical tourism and ground ambulance have their figures and questions', () => {
    for (const path of ['/air-ambulance', '/medical-tourism', '/ground-ambulance'])
      expect.soft(blocks(path, 'longtext'), path).toHaveLength(1);
    for (const path of ['/air-ambulance', '/medical-tourism']) {
      expect.soft(stats(path), path).toEqual(COMPANY_STATS);
      expect.soft(titles(path), path).toContainEqual(QUALITIES);
    }
    expect(blocks('/air-ambulance', 'faq')[0]!.items).toHaveLength(4);
    expect(stats('/ground-ambulance')).toEqual(GROUND_STATS);
    expect(blocks('/ground-ambulance', 'faq')[0]!.items).toHaveLength(4);
  });
});

describe('contact, homecare, blog and not found', () => {
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

  test('contact gives the phone, the messaging app, the mail and the head office in Mumbai', () => {
    const [details] = blocks('/contact', 'contact-details');
    expect(details!.items.map(({ to }) => to?.replace(/:.*/, ''))).toEqual(['tel', 'https', 'mailto', undefined]);
    expect(details!.items.at(-1)).toMatchObject({ label: 'Headquarters', text: 'Mumbai, Maharashtra, India' });
  });

  test('homecare tells what home offers and when to choose it; one of the pages has a host of its own', () => {
    for (const path of ['/homecare', '/homecare-services-in-chennai'])
      expect
        .soft(
          blocks(path, 'feature').map(({ id }) => id),
          path,
        )
        .toEqual([undefined, 'when-to-choose']);
    for (const path of ['/homecare', '/homecare-services-in-chennai'])
      expect.soft(blocks(path, 'feature')[0]!.heading, path).toContain('Advantages');
    expect(route('/homecare').meta.canonical).toBe(`${site.url}/homecare`);
    expect(route('/homecare-services-in-chennai').meta.canonical).toMatch(/^https:\/\/placeholder\./);
  });

  test('the text pages have nothing but text, under the headings that were fixed', () => {
    for (const path of ['/privacy-policy', '/terms', '/medict-team-consultancy', '/assistance-for-elderly'])
      expect
        .soft(
          route(path).blocks.map(({ type }) => type),
          path,
        )
        .toEqual(['hero', 'longtext']);
    expect(heading('/assistance-for-elderly')).toBe('Assistance for Seniors Living at Home');
    expect(heading('/medict-team-consultancy')).toBe('Medical Consultancy');
    expect(heading('/privacy-policy')).toBe('Privacy Policy');
    expect(heading('/terms')).toBe('Terms and Conditions');
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
    expect(posts!.readMoreLabel).toBe('Read More');
    expect(posts!.items[0]!.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(posts!.items[0]!.image ?? posts!.items[0]!.drawing, 'a picture').toBeDefined();
    expect(heading('/blog1')).toBe('Medical Transport Basics');
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
