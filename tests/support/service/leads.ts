/** Makes leads and outbox workers for tests. */
import { Metrics } from '../../../server/http/status/metrics.ts';
import { makeLead } from '../../../server/leads/new-lead.ts';
import type { Log } from '../../../server/log.ts';
import { logTo } from '../../../server/log.ts';
import { mailChannel } from '../../../server/outbox/mail.ts';
import type { MailTimeouts } from '../../../server/outbox/mail.ts';
import { OutboxWorker } from '../../../server/outbox/worker.ts';
import type { WorkerSettings } from '../../../server/outbox/worker.ts';
import type { SiteRecord } from '../../../server/site-record.ts';
import type { EndpointRecord, FieldRecord } from '../../../server/endpoints/endpoint-record.ts';
import type { NewLead, Store } from '../../../server/store/store.ts';

const field = (name: string, label: string, kind: FieldRecord['kind']): FieldRecord => ({
  name,
  label,
  kind,
  required: false,
});

export const contact: EndpointRecord = {
  name: 'contact',
  path: '/contact.php',
  honeypot: 'website_2',
  fields: [
    field('name', 'Your name', 'text'),
    field('number', 'Phone number', 'tel'),
    field('email', 'Mail address', 'email'),
    { ...field('service', 'Service', 'select'), options: ['Bookkeeping', 'Spoken English'] },
    field('message', 'What happened', 'textarea'),
  ],
};

const answer = { heading: '{phone}', message: 'Said.' };

export const record: SiteRecord = {
  inputs: 'none',
  name: 'Example Transport',
  phone: '+91 44 5550 0100',
  url: 'https://www.site.example',
  language: 'en',
  pages: {},
  formOrigins: [],
  paysAtGateway: false,
  imageHosts: [],
  inline: {},
  redirects: {},
  endpoints: [contact],
  answers: {
    stored: answer,
    invalid: answer,
    tooMany: answer,
    refused: answer,
    unavailable: answer,
    call: 'Call {phone}.',
    missingField: '{field} is missing.',
    longField: '{field} is too long.',
    wrongField: '{field} is wrong.',
  } as SiteRecord['answers'],
};

export const PERSON = {
  name: 'Canary Person',
  number: '+91 98400 12345',
  email: 'canary.person@mail.example',
  service: 'Bookkeeping',
  message: 'My father is ill.\nPlease call.',
};

export interface LeadOptions {
  values?: Record<string, string>;
  suspicions?: string[];
  now?: number;
  channels?: ('mail' | 'webhook')[];
}

let clicks = 0;

/** Makes a lead as the form does, without storing it. */
export function leadOf({
  values = PERSON,
  suspicions = [],
  now = Date.now(),
  channels = ['mail'],
}: LeadOptions = {}): NewLead {
  return makeLead({
    endpoint: contact,
    values,
    suspicions,
    idempotencyKey: `click ${clicks++}`,
    channels,
    now,
  });
}

/** Stores a lead and returns its id. */
export async function addLead(store: Store, options?: LeadOptions): Promise<string> {
  return (await store.addLead(leadOf(options))).id;
}

/** Returns all rows of the outbox, in their order. */
export const rowsOf = (store: Store) => store.db.selectFrom('outbox').selectAll().orderBy('id').execute();

/** Collects everything that is logged, as one text. */
export class LogText {
  text = '';
  readonly log: Log = logTo({ write: (line) => void (this.text += line) });
}

/** A clock that a test sets. */
export class Clock {
  time = Date.parse('2026-11-21T03:30:00Z');
  now = (): number => this.time;
}

const TIMES: MailTimeouts = { connect: 10_000, greeting: 10_000, socket: 10_000, total: 15_000 };
/** With a short timeout for the greeting. */
export const SHORT_TIMEOUTS: MailTimeouts = { ...TIMES, greeting: 200 };
export const STAFF = 'desk@staff.example';

/** Creates the channel that mails to a server of the test. */
export function mailTo(url: string, store: Store, times: MailTimeouts = TIMES, site: SiteRecord = record) {
  return mailChannel({ url, from: 'Site <site@site.example>', to: STAFF }, { db: store.db, record: site }, times);
}

/** Makes a worker whose log nobody reads, and whose delays are not random. */
export function newWorker(store: Store, settings: Partial<WorkerSettings> & Pick<WorkerSettings, 'channels'>) {
  return new OutboxWorker({
    store,
    metrics: new Metrics(store),
    log: new LogText().log,
    random: () => 0.5,
    ...settings,
  });
}
