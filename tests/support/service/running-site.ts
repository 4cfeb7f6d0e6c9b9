/** A small site whose form is answered, on a database of the test. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { openServices } from '../../../server/endpoints/services.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { SITE_RECORD } from '../../../server/site-record.ts';
import type { SiteRecord } from '../../../server/site-record.ts';
import type { Store } from '../../../server/store/store.ts';
import type { StoreSettings } from '../../../server/store/open-store.ts';
import { LogText, record as contactRecord, STAFF } from './leads.ts';

type Variables = Record<string, string>;

export interface RunningSite {
  store: Store;
  logged: LogText;
  /** How often the worker was notified of something new. */
  wakes(): number;
  /** Sends the form as a visitor's browser does. Gives the status. */
  post(values: object, headers?: Record<string, string>): Promise<number>;
  /** npx waybill leads, with this site's variables; `input` is what is typed. */
  leads(args: string[], input?: string): Promise<{ status: number | null; stdout: string; stderr: string }>;
  close(): Promise<void>;
}

/** Mail settings for a server of the test. */
export const mailVariables = (url: string): Variables => ({
  SMTP_URL: url,
  MAIL_FROM: 'site@site.example',
  MAIL_TO: STAFF,
});

let clicks = 0;

/** Starts the site. Variables are those of the service, besides the database's. */
export async function startSite(
  database: StoreSettings,
  variables: Variables = {},
  record: SiteRecord = contactRecord,
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, SITE_RECORD), JSON.stringify(record));
  writeFileSync(join(folder, '404.html'), 'Nothing here.');
  const { databaseUrl, dataFolder } = database;
  const environment: Variables = {
    ...(databaseUrl === undefined ? { DATA_FOLDER: dataFolder } : { DATABASE_URL: databaseUrl }),
    LEADS_DOUBTED: '100000',
    LEADS_REFUSED: '100000',
    ...variables,
  };
  const logged = new LogText();
  const services = await openServices(folder, readSettings(environment), logged.log);
  let wakes = 0;
  const wake = () => {
    wakes++;
    services.context.wake();
  };
  const app = await createApp(folder, { ...services.context, wake });
  app.addHook('onClose', services.close);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await app.close();
    isOpen = false;
  };
  onTestFinished(close);
  return {
    store: services.context.store,
    logged,
    wakes: () => wakes,
    close,
    async post(values, headers = {}) {
      const own = { 'sec-fetch-site': 'same-origin', 'form-age': '60000', 'idempotency-key': `click ${clicks++}` };
      const url = record.endpoints[0]!.path;
      const { statusCode } = await app.inject({
        method: 'POST',
        url,
        payload: values,
        headers: { ...own, ...headers },
      });
      return statusCode;
    },
    leads: (args, input = '') =>
      runLeads([...args, ...(args.length > 0 ? ['--site', folder] : [])], environment, input),
  };
}

/** Runs `npx waybill leads`; `input` is what is typed. */
export function runLeads(args: string[], environment: Variables, input = ''): ReturnType<RunningSite['leads']> {
  const { PATH, TZ, NODE_COMPILE_CACHE } = process.env;
  const env = {
    ...(PATH && { PATH }),
    ...(TZ && { TZ }),
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    NO_COLOR: '1',
    ...environment,
  };
  const child = spawn(process.execPath, ['bin/waybill.js', 'leads', ...args], { env });
  child.stdin.end(input);
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output.stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output.stderr += chunk));
  return new Promise((done) => child.once('close', (status) => done({ status, ...output })));
}
