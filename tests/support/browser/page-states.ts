/** What a page can be brought into by its visitor, and how. */
import type { Page, Route } from 'playwright';

export interface PageState {
  name: string;
  path: string;
  /** The screens that have this state. */
  minWidth?: number;
  maxWidth?: number;
  enter(page: Page): Promise<unknown>;
}

const BAR_FROM = 1024;

const CONTACT_VALUES = { name: 'A. Person', number: '1', email: 'a@person.example', message: 'From Patna' };
const PAYMENT_VALUES = { firstname: 'A. Person', email: 'a@person.example', phone: '1', amount: '10' };

/** Fills the fields of a form by their names. */
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`form [name=${name}]`).fill(value);
}

const send = (page: Page) => page.locator('form button[type=submit]').click();

/** Sends the contact form, which is answered with a status. */
async function sendContact(page: Page, status: 'success' | 'error'): Promise<void> {
  const answer = (route: Route) => route.fulfill({ json: { status } });
  await page.route('**/Contact.php', answer);
  await fill(page, CONTACT_VALUES);
  await page.locator('form [name=service]').selectOption('Rotary');
  await send(page);
  await page.locator(status === 'success' ? '.report-good' : '.report-bad').waitFor();
  await page.unroute('**/Contact.php', answer);
}

async function sendPaymentInVain(page: Page): Promise<void> {
  const answer = (route: Route) => route.abort();
  await page.route('**/payu_checkout.php', answer);
  await fill(page, PAYMENT_VALUES);
  await send(page);
  await page.locator('.toast').waitFor();
  await page.unroute('**/payu_checkout.php', answer);
}

/** Every state that is not the one in which a page opens. */
export const pageStates: PageState[] = [
  {
    name: 'the menu on a phone, open',
    path: '/',
    maxWidth: BAR_FROM - 1,
    async enter(page) {
      await page.locator('.menu > summary').click();
      await page.locator('.menu .dropdown > summary').click();
      await page.locator('.menu .dropdown ul').waitFor();
    },
  },
  {
    name: 'the services in the header, open',
    path: '/',
    minWidth: BAR_FROM,
    async enter(page) {
      await page.locator('.bar .dropdown > summary').click();
      await page.locator('.bar .dropdown ul').waitFor();
    },
  },
  {
    name: 'the header over a scrolled page',
    path: '/',
    async enter(page) {
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await page.locator('.header[data-scrolled]').waitFor();
      // Its background fades in where no animation is tied to the scroll.
      await page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .filter((one) => one instanceof CSSTransition)
            .map(({ finished }) => finished.catch(() => {})),
        ),
      );
    },
  },
  {
    name: 'every question, open',
    path: '/',
    enter: (page) =>
      page.locator('.faq details').evaluateAll((all) => {
        for (const details of all) {
          details.removeAttribute('name'); // one name keeps only one open
          (details as HTMLDetailsElement).open = true;
        }
      }),
  },
  {
    name: 'the contact form with errors',
    path: '/contact',
    async enter(page) {
      await send(page);
      await page.locator('.report-bad').waitFor();
    },
  },
  { name: 'the contact form, sent', path: '/contact', enter: (page) => sendContact(page, 'success') },
  { name: 'the contact form, refused', path: '/contact', enter: (page) => sendContact(page, 'error') },
  {
    name: 'the payment form with errors',
    path: '/PaymentForm',
    async enter(page) {
      await send(page);
      await page.locator('.report-bad').waitFor();
    },
  },
  { name: 'the alert of a payment that could not start', path: '/PaymentForm', enter: sendPaymentInVain },
];
