/** The contact page and its form, which some other pages have too. What the form does when it is sent is tried in a browser. */
import { describe, expect, test } from 'vitest';
import { block, find, links, only, texts, visibleText } from '../../support/sites/built-pages.ts';
import { site } from '../../support/sites/manifest.ts';
import { PATHS } from '../../support/sites/site-paths.ts';

const PAGES = ['/', '/contact', '/services/private-air-ambulance', '/services/commercial-air-ambulance'];

describe('the contact page', () => {
  test('opens with a header', () => {
    expect(find('/contact', 'main section')[0]!.classList.contains('hero')).toBe(true);
    expect(texts('/contact', 'main .hero h1')).toHaveLength(1);
  });

  test('has the contact form', () => {
    expect(find('/contact', 'main form')).toHaveLength(1);
  });

  const detail = (label: RegExp) =>
    block('/contact', 'contact-details')
      .querySelectorAll('li')
      .find((item) => label.test(visibleText(item.querySelector('h3')!)))!;

  test('gives the emergency phone, as a link that calls', () => {
    const [phone] = detail(/emergency phone/i).querySelectorAll('a');
    expect(phone!.getAttribute('href')).toBe(`tel:${site.phones['emergency']!.replaceAll(' ', '')}`);
    expect(visibleText(phone!)).toBe(site.phones['emergency']);
  });

  test('gives a link to the messaging app', () => {
    expect(links('/contact', 'main .contact-details').map(([, to]) => to)).toContain(
      site.messaging!.url.replace('%7Bplace%7D', ''),
    );
  });

  test('gives a general mail address, as a link that writes', () => {
    const [mail] = detail(/general e-?mail/i).querySelectorAll('a');
    expect([visibleText(mail!), mail!.getAttribute('href')]).toEqual([site.mail, `mailto:${site.mail}`]);
  });

  test('gives the address of the headquarters, which are in Mumbai', () => {
    expect(visibleText(detail(/headquarters/i).querySelector('p')!)).toMatch(/^Mumbai\b/);
  });
});

describe.for(PAGES)('the contact form of %s', (path) => {
  const field = (name: string) => only(path, `main form .field [name=${name}]`);

  test.for([
    ['name', 'input', 'text'],
    ['number', 'input', 'tel'],
    ['email', 'input', 'email'],
    ['service', 'select', undefined],
    ['message', 'textarea', undefined],
  ] as const)('asks for %s, in a field of its kind (%s, %s), and needs it', ([name, tag, type]) => {
    expect(field(name).tagName.toLowerCase()).toBe(tag);
    expect(field(name).getAttribute('type')).toBe(type);
    expect(field(name).hasAttribute('required')).toBe(true);
    expect(texts(path, `main form label[for=${field(name).id}]`)[0]).not.toBe('');
  });

  test('asks for five things and no more', () => {
    const names = find(path, 'main form .field :is(input, select, textarea)').map((one) => one.getAttribute('name'));
    expect(names).toEqual(['name', 'number', 'email', 'service', 'message']);
  });

  test.for(['Private Air Ambulance', 'Commercial Air Ambulance', 'Rotary', 'Others'])(
    'offers the service %s',
    (service) => {
      const option = field('service')
        .querySelectorAll('option')
        .find((one) => visibleText(one) === service);
      expect(option!.hasAttribute('disabled')).toBe(false);
    },
  );

  test('offers four services', () => {
    expect(field('service').querySelectorAll('option:not([disabled])')).toHaveLength(4);
  });

  test('begins with Select Service, which is no choice', () => {
    const [first] = field('service').querySelectorAll('option');
    expect(visibleText(first!)).toBe('Select Service');
    expect(first!.getAttribute('value')).toBe('');
    expect([first!.hasAttribute('disabled'), first!.hasAttribute('selected')]).toEqual([true, true]);
  });

  test('has a message box of four rows', () => {
    expect(field('message').getAttribute('rows')).toBe('4');
  });

  test('sets no length and no pattern', () => {
    for (const name of ['name', 'number', 'email', 'service', 'message'])
      for (const rule of ['minlength', 'maxlength', 'pattern', 'min', 'max'])
        expect.soft(field(name).hasAttribute(rule), `${name}, ${rule}`).toBe(false);
  });

  test('is sent to /Contact.php of the own host', () => {
    const form = only(path, 'main form');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/Contact.php']);
  });
});

test('no other page has the contact form', () => {
  const forms = PATHS.filter((path) => find(path, 'main form[action="/Contact.php"]').length > 0);
  expect(forms.toSorted()).toEqual(PAGES.toSorted());
});
