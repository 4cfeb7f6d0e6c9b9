/** What the environment says: secrets, addresses and limits. Nothing of it is in the manifest or in the build. */
import { UnreadableError } from '../schema/errors.ts';

export interface Settings {
  /** postgres://…; without it leads are kept in a file of the data folder. */
  databaseUrl: string | undefined;
  dataFolder: string;
  /** How visitors reach this server: https://www.example.org. Without it, the address that it listens on. */
  publicUrl: string | undefined;
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
  gateway: GatewaySettings | undefined;
  /** After how many days a lead is erased by itself. */
  retentionDays: number;
  /** Messages from one address in ten minutes: more are doubted; far more are refused. */
  leadsPerAddress: { suspicious: number; refused: number };
  /** What may read /metrics; without it, nobody. */
  metricsToken: string | undefined;
}

export interface MailSettings {
  /** smtp://user:password@host:587 or smtps://… */
  url: string;
  from: string;
  /** Staff's addresses, separated by commas. */
  to: string;
}

export interface WebhookSettings {
  url: string;
  /** Signs what is sent. */
  secret: string;
}

export interface GatewaySettings {
  key: string;
  salt: string;
  /** Where buyers are sent, and where the result is asked for. */
  paymentUrl: string;
  verifyUrl: string;
}

/** Who is told of a new lead. Mails that no server takes yet wait in the outbox. */
export function channelsOf({ webhook }: Pick<Settings, 'webhook'>): ('mail' | 'webhook')[] {
  return webhook ? ['mail', 'webhook'] : ['mail'];
}

type Environment = Record<string, string | undefined>;

const PAYU = {
  test: { paymentUrl: 'https://test.payu.in/_payment', verifyUrl: 'https://test.payu.in/merchant/postservice?form=2' },
  live: {
    paymentUrl: 'https://secure.payu.in/_payment',
    verifyUrl: 'https://info.payu.in/merchant/postservice?form=2',
  },
};

/** Reads the settings. Throws UnreadableError with the variable's name and what it should hold. */
export function readSettings(environment: Environment): Settings {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const url = (name: string, ...protocols: string[]) => checkUrl(name, read(name), protocols);
  const number = (name: string, fallback: number) => checkNumber(name, read(name) ?? String(fallback));
  return {
    databaseUrl: url('DATABASE_URL', 'postgres:', 'postgresql:'),
    dataFolder: read('DATA_FOLDER') ?? 'data',
    publicUrl: url('PUBLIC_URL', 'https:', 'http:')?.replace(/\/+$/, ''),
    mail: group(read, { url: 'SMTP_URL', from: 'MAIL_FROM', to: 'MAIL_TO' }, () => url('SMTP_URL', 'smtp:', 'smtps:')),
    webhook: group(read, { url: 'WEBHOOK_URL', secret: 'WEBHOOK_SECRET' }, () => url('WEBHOOK_URL', 'https:', 'http:')),
    gateway: readGateway(read),
    retentionDays: number('RETENTION_DAYS', 180),
    leadsPerAddress: { suspicious: number('LEADS_DOUBTED', 10), refused: number('LEADS_REFUSED', 60) },
    metricsToken: read('METRICS_TOKEN'),
  };
}

function readGateway(read: (name: string) => string | undefined): GatewaySettings | undefined {
  const secrets = group(read, { key: 'PAYU_KEY', salt: 'PAYU_SALT' });
  if (!secrets) return undefined;
  const mode = read('PAYU_MODE') ?? 'test';
  if (mode !== 'test' && mode !== 'live')
    throw new UnreadableError(`PAYU_MODE is ${JSON.stringify(mode)}. Set it to test or live.`);
  const { paymentUrl, verifyUrl } = PAYU[mode];
  return {
    ...secrets,
    paymentUrl: checkUrl('PAYU_PAYMENT_URL', read('PAYU_PAYMENT_URL'), ['https:', 'http:']) ?? paymentUrl,
    verifyUrl: checkUrl('PAYU_VERIFY_URL', read('PAYU_VERIFY_URL'), ['https:', 'http:']) ?? verifyUrl,
  };
}

/** Variables that only make sense together: all of them, or none. */
function group<Name extends string>(
  read: (name: string) => string | undefined,
  names: Record<Name, string>,
  check?: () => unknown,
): Record<Name, string> | undefined {
  const entries = Object.entries<string>(names).map(([field, name]) => [field, read(name)] as const);
  const missing = Object.values<string>(names).filter((name) => read(name) === undefined);
  if (missing.length === entries.length) return undefined;
  if (missing.length > 0)
    throw new UnreadableError(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. ${Object.values(names).join(', ')} go together: set all of them, or none.`,
    );
  check?.();
  return Object.fromEntries(entries) as Record<Name, string>;
}

function checkUrl(name: string, value: string | undefined, protocols: string[]): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (url && protocols.includes(url.protocol)) return value;
  throw new UnreadableError(
    `${name} is no address. It should begin with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
  );
}

function checkNumber(name: string, value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UnreadableError(`${name} is ${JSON.stringify(value)}. Give a whole number of at least 1.`);
}
