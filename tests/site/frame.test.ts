/** What stands on every page, and what every form says: the texts that the site's owner has fixed. */
import { describe, expect, test } from 'vitest';
import { site } from '../support/manifest.ts';
import { blocks, route } from '../support/site-blocks.ts';

const emergency = `tel:${site.phones['emergency']!.replaceAll(' ', '')}`;
const labelled = (links: { label: string; to: string }[]) => links.map(({ label, to }) => [label, to]);

describe('header and footer', () => {
  test('the navigation has its six links, the services below theirs, and a red emergency call', () => {
    const { items, call } = site.navigation;
    expect(items.map(({ label }) => label)).toEqual([
      'Home',
      'About Us',
      'Services',
      'Online Payment',
      'Blog',
      'Contact',
    ]);
    expect(items.map(({ to }) => to).filter((to) => to.startsWith('/'))).toEqual([
      '/',
      '/about',
      '/services',
      '/blogs',
      '/contact',
    ]);
    expect(items[3]!.to, 'opens elsewhere').toMatch(/^https:/);
    expect(items.filter((item) => item.items).map(({ label }) => label)).toEqual(['Services']);
    expect(labelled(items[2]!.items!)).toEqual([
      ['Private Air Ambulance', '/services/private-air-ambulance'],
      ['Commercial Air Ambulance', '/services/commercial-air-ambulance'],
      ['Rotary Wings', '/services/rotary-wings'],
    ]);
    expect(call).toMatchObject({ label: 'Emergency', to: emergency });
  });

  test('the footer has quick links, services, contact, copyright and the legal pages', () => {
    const { columns, contact, copyright, legal } = site.footer;
    expect(columns.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(['Quick links', 'Services', 'Places in India', 'Other countries']),
    );
    expect(contact!.links.map(({ to }) => to)).toEqual([emergency, site.messaging!.url, `mailto:${site.mail}`]);
    expect(contact!.text).toContain('Mumbai');
    expect(copyright).toContain(site.brand.name);
    expect(labelled(legal!)).toEqual([
      ['Privacy Policy', '/privacy-policy'],
      ['Terms and Conditions', '/terms'],
    ]);
  });

  test('two buttons stay in reach: to call and to write', () => {
    expect(site.floatingButtons.map(({ to, look }) => [to, look])).toEqual([
      [emergency, 'call'],
      [site.messaging!.url, 'message'],
    ]);
  });
});

describe('the contact form', () => {
  const pages = ['/', '/services/private-air-ambulance', '/services/commercial-air-ambulance', '/contact'];

  test.each(pages)('of %s asks for five things, all of them needed', (path) => {
    const [form] = blocks(path, 'form');
    expect(form!.endpoint).toBe('contact');
    expect(form!.fields.map(({ name, kind, required }) => [name, kind, required])).toEqual([
      ['name', 'text', true],
      ['number', 'tel', true],
      ['email', 'email', true],
      ['service', 'select', true],
      ['message', 'textarea', true],
    ]);
    expect(form!.fields[3]).toMatchObject({
      placeholder: 'Select Service',
      options: ['Private Air Ambulance', 'Commercial Air Ambulance', 'Rotary', 'Others'],
    });
    expect(form!.fields[4]).toMatchObject({ rows: 4 });
    expect(form!.messages).toMatchObject({
      success: 'Message sent successfully!',
      failure: 'Something went wrong.',
      network: 'Network error. Please try again.',
    });
  });

  test('stands on no other page, and is sent to its own address', () => {
    const found = site.routes.filter(({ blocks: all }) =>
      all.some((one) => one.type === 'form' && one.endpoint === 'contact'),
    );
    expect(found.map(({ path }) => path).toSorted()).toEqual(pages.toSorted());
    expect(site.endpoints['contact']).toEqual({ url: '/Contact.php', answer: 'message' });
  });
});

describe('the payment form', () => {
  test('has its heading, four fields, button and alerts', () => {
    expect(blocks('/PaymentForm', 'hero')[0]!.heading).toBe('Payment Form');
    const [form] = blocks('/PaymentForm', 'form');
    expect(form!.fields.map(({ name, label, kind, required }) => [name, label, kind, required])).toEqual([
      ['firstname', 'Name', 'text', true],
      ['email', 'Email', 'text', true],
      ['phone', 'Phone', 'text', true],
      ['amount', 'Amount', 'text', true],
    ]);
    expect(form).toMatchObject({ submitLabel: 'Pay Now', values: { productinfo: 'Test Product' } });
    expect(form!.messages).toMatchObject({
      failure: 'Something went wrong while creating the payment.',
      network: 'Failed to initiate payment. Please try again.',
    });
  });

  test('is sent to the gateway, which knows the way back', () => {
    expect(site.endpoints['payment']).toMatchObject({
      answer: 'gateway',
      successUrl: expect.any(String),
      failureUrl: expect.any(String),
    });
    expect(site.endpoints['payment']!.url).toMatch(/\/payu_checkout\.php$/);
  });
});

describe('the first block', () => {
  test.each(site.routes)('of $path says what the page is, and offers the call', ({ path }) => {
    const [hero] = blocks(path, 'hero');
    expect(route(path).blocks[0]).toBe(hero);
    expect(hero!.lead!.split(/\s+/).length).toBeGreaterThanOrEqual(8);
    expect(JSON.stringify(hero)).toContain('tel:+');
  });
});
