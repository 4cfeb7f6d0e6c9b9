/** The twenty-two place pages: what the site's owner has fixed for them, and how readers get there. */
import { describe, expect, test } from 'vitest';
import { site } from '../support/manifest.ts';
import { blocks, heading, route, textOf } from '../support/site-blocks.ts';

const places = site.routes.map(({ path }) => path).filter((path) => path.startsWith('/air-ambulance-services-'));
const place = (name: string) => `/air-ambulance-services-${name}`;
const linksTo = (text: string, path: string) => text.includes(`"to":"${path}"`) || text.includes(`href=\\"${path}\\"`);

describe.each(places)('%s', (path) => {
  test('is text only: no form, no button, bullet lists, a closing list of phrases; open to search engines', () => {
    const { meta } = route(path);
    expect(meta.robots).toBe('index,follow');
    expect(meta.data).toMatchObject({ kind: 'service' });
    const types = route(path).blocks.map(({ type }) => type);
    expect(types).toEqual(['hero', 'notice', 'longtext', 'phrase-list']);
    expect(blocks(path, 'hero')[0]).toMatchObject({ size: 'plain' });
    expect(blocks(path, 'hero')[0]!.actions).toBeUndefined();
    expect(blocks(path, 'longtext')[0]!.text).toContain('<li>');
    expect(blocks(path, 'phrase-list')[0]!.phrases.length).toBeGreaterThanOrEqual(10);
  });

  test('names the services that can help', () => {
    const own = ['/services/private-air-ambulance', '/services/commercial-air-ambulance', '/air-ambulance'];
    expect(own.filter((service) => !linksTo(textOf(path), service))).toEqual([]);
  });

  test('is linked from the footer, the services and a neighbour', () => {
    const from = site.routes.filter((other) => other.path !== path && linksTo(textOf(other.path), path));
    expect(linksTo(JSON.stringify(site.footer), path)).toBe(true);
    expect(from.map((other) => other.path)).toContain('/services');
    expect(from.filter((other) => places.includes(other.path)).length).toBeGreaterThanOrEqual(1);
  });
});

describe('what was fixed for single places', () => {
  test('Bangladesh and Ahmedabad have their headings', () => {
    expect(heading(place('bangladesh'))).toBe('Know about air ambulance service in Bangladesh');
    expect(heading(place('ahmedabad'))).toBe('Air Ambulance Services Ahmedabad');
  });

  test('Pune is in the heading, Patna in title and description; routes and fare are told', () => {
    const { meta } = route(place('pune'));
    expect(heading(place('pune'))).toContain('Pune');
    expect([meta.title, meta.description].filter((text) => text.includes('Patna'))).toHaveLength(2);
    expect([meta.title, meta.description].filter((text) => text.includes('Pune'))).toEqual([]);
    for (const to of ['Delhi', 'Bangalore', 'Chennai'])
      expect.soft(textOf(place('pune'))).toContain(`<strong>Pune to ${to}`);
    expect(textOf(place('pune'))).toMatch(/Pune to Delhi is about Rs 5 to 10 lakh/);
  });

  test('Lucknow covers Delhi, Mumbai and Hyderabad, and tells the fare', () => {
    for (const to of ['Delhi', 'Mumbai', 'Hyderabad']) {
      expect.soft(route(place('lucknow')).meta.title).toContain(to);
      expect.soft(textOf(place('lucknow'))).toContain(to);
    }
    expect(textOf(place('lucknow'))).toMatch(
      /From Lucknow to Delhi, an air ambulance costs in the region of Rs 6 to 10 lakh/,
    );
  });

  test('Bangladesh has its own crew, Delhi two numbers, the Kingdom thirteen airports, Kerala Kochi', () => {
    expect(textOf(place('bangladesh'))).toContain('one escort doctor and up to two nurses');
    expect(textOf(place('Arabia'))).toContain('13 international airports in the Kingdom');
    expect(heading(place('Arabia'))).toContain('Saudi Arabia');
    expect(heading(place('kerala'))).toContain('Kerala and Kochi');
    const { delhi, 'delhi-second': second } = site.phones;
    expect(textOf(place('delhi'))).toContain(delhi);
    expect(textOf(place('delhi'))).toContain(second);
  });
});
