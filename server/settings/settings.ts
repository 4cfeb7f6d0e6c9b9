/** Reads the server's settings, all from the environment: secrets, addresses and limits. None are in the manifest or the build. */
import type { GatewayAccount } from '../payments/gateway.ts';
import { gateway } from '../payments/gateways.ts';
import { Environment } from './environment.ts';

export interface Settings {
  /** postgres://…; without it leads are kept in a file of the data folder. */
  databaseUrl: string | undefined;
  dataFolder: string;
  /** The folder of the files that come with leads; without it, one in the data folder. */
  filesFolder: string | undefined;
  /** Bytes that have to stay free on its disk: files must not take the space of messages. */
  filesFree: number;
  /** How visitors reach this server: https://www.example.org. Without it, the address that it listens on. */
  publicUrl: string | undefined;
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
  gateway: GatewayAccount | undefined;
  /** Days after which a lead is erased. */
  retentionDays: number;
  /** Submissions from one network in ten minutes: more are suspicious; far more are refused. */
  leadsPerAddress: { suspicious: number; refused: number };
  /** The token that gives access to /metrics; without it, there is no access. */
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

/** Returns the channels by which a new lead is delivered. Mails wait in the outbox until a mail server is set. */
export function channelsOf({ webhook }: Pick<Settings, 'webhook'>): ('mail' | 'webhook')[] {
  return webhook ? ['mail', 'webhook'] : ['mail'];
}

/** Reads the settings. Throws UnreadableError with the variable's name and what it should hold. */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const environment = new Environment(variables);
  const mail = environment.group({ url: 'SMTP_URL', from: 'MAIL_FROM', to: 'MAIL_TO' });
  environment.url('SMTP_URL', 'smtp:', 'smtps:'); // throws where it is none
  const webhook = environment.group({ url: 'WEBHOOK_URL', secret: 'WEBHOOK_SECRET' });
  environment.url('WEBHOOK_URL', 'https:', 'http:'); // as well
  return {
    databaseUrl: environment.url('DATABASE_URL', 'postgres:', 'postgresql:'),
    dataFolder: environment.text('DATA_FOLDER') ?? 'data',
    filesFolder: environment.text('FILES_FOLDER'),
    filesFree: environment.count('FILES_FREE_MB', 500) * 1_000_000,
    publicUrl: environment.url('PUBLIC_URL', 'https:', 'http:')?.replace(/\/+$/, ''),
    mail,
    webhook,
    gateway: gateway.readAccount(environment),
    retentionDays: environment.count('RETENTION_DAYS', 180),
    leadsPerAddress: {
      suspicious: environment.count('LEADS_DOUBTED', 10),
      refused: environment.count('LEADS_REFUSED', 60),
    },
    metricsToken: environment.text('METRICS_TOKEN'),
  };
}
