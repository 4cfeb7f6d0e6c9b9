/** The page on which an agreed amount is paid. What the form does when it is sent is tried in a browser. */
import { describe, expect, test } from 'vitest';
import { find, only, texts, visibleText } from '../../support/sites/built-pages.ts';
import { site } from '../../support/sites/manifest.ts';
import { PATHS } from '../../support/sites/site-paths.ts';

const PATH = '/PaymentForm';
const field = (name: string) => only(PATH, `main form .field [name=${name}]`);
const FIELDS = [
  ['Name', 'firstname'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Amount', 'amount'],
] as const;

describe('the payment page', () => {
  test('has the heading Payment Form', () => {
    expect(texts(PATH, 'main h1')).toEqual(['Payment Form']);
  });

  test.for(FIELDS)('asks for %s, and needs it', ([label, name]) => {
    expect(texts(PATH, `main form label[for=${field(name).id}]`)).toEqual([label]);
    expect(field(name).hasAttribute('required')).toBe(true);
  });

  test('asks for four things and no more', () => {
    const names = find(PATH, 'main form .field :is(input, select, textarea)').map((one) => one.getAttribute('name'));
    expect(names).toEqual(FIELDS.map(([, name]) => name));
  });

  test.for(FIELDS)('takes any text as %s: no type, length, range or pattern is set', ([, name]) => {
    expect(field(name).getAttribute('type')).toBe('text');
    for (const rule of ['minlength', 'maxlength', 'pattern', 'min', 'max', 'step'])
      expect.soft(field(name).hasAttribute(rule), rule).toBe(false);
  });

  test('sends the product along, which is Test Product', () => {
    const product = only(PATH, 'main form [name=productinfo]');
    expect([product.getAttribute('type'), product.getAttribute('value')]).toEqual(['hidden', 'Test Product']);
  });

  test('has the button Pay Now', () => {
    expect(visibleText(only(PATH, 'main form [type=submit]'))).toBe('Pay Now');
  });

  test('is sent to payu_checkout.php of the backend', () => {
    const form = only(PATH, 'main form');
    expect(form.getAttribute('method')).toBe('post');
    expect(form.getAttribute('action')).toMatch(/^(?:https:\/\/[^/]+)?\/payu_checkout\.php$/);
  });

  test.for([
    ['successUrl', 'success'],
    ['failureUrl', 'failure'],
  ] as const)('leads back to the backend after a payment: %s', ([url, name]) => {
    expect(site.endpoints['payment']![url]).toMatch(new RegExp(`^/payu_${name}\\.php$`));
  });

  test('is the only page with the payment form', () => {
    expect(PATHS.filter((path) => find(path, 'main form[action*="payu_checkout"]').length > 0)).toEqual([PATH]);
  });
});
