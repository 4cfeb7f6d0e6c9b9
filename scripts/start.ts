/**
 * waybill start [manifest] [--port n] [--host address] [--out folder] [--trust-proxy addresses] [--stop-notice seconds]
 * [--log | --no-log] [--date day]: builds the site if needed and serves it.
 */
import { counted } from '../manifest/problems/sentence-parts.ts';
import { UnreadableError } from '../schema/errors.ts';
import { chooseDay } from '../schema/values/hours/today.ts';
import { createApp } from '../server/app.ts';
import { withBasePath } from '../server/http/base-path.ts';
import { stopOnSignals } from '../server/http/status/health.ts';
import { buildSite, compressSite, isUpToDate } from '../builder/build.ts';
import { openServices } from '../server/endpoints/services.ts';
import type { EndpointContext } from '../server/endpoints/services.ts';
import { gateway } from '../server/payments/gateways.ts';
import { readSettings } from '../server/settings/settings.ts';
import type { Settings } from '../server/settings/settings.ts';
import { listen } from './cli/listen.ts';
import { runWithOptions } from './cli/run.ts';
import { print, terminalReporter } from './cli/terminal.ts';

const { env } = process;
const options = {
  out: { type: 'string', default: 'dist' },
  port: { type: 'string', default: env['PORT'] ?? '8080' },
  host: { type: 'string', default: env['HOST'] ?? '127.0.0.1' },
  'trust-proxy': { type: 'string', default: env['TRUST_PROXY'] ?? '' },
  'stop-notice': { type: 'string', default: env['STOP_NOTICE'] ?? '5' },
  date: { type: 'string' },
  log: { type: 'boolean', default: !process.stdout.isTTY },
} as const;

await runWithOptions({ options, allowNegative: true }, async ({ manifest, values }) => {
  // Where the standard output is the log, people read the standard error.
  const say = values.log ? print : console.log;
  if (values.date !== undefined) chooseDay(values.date);
  const notice = readNotice(values['stop-notice']);
  if (await isUpToDate(manifest, values.out)) {
    await compressSite(values.out, terminalReporter);
  } else {
    const { pages } = await buildSite(manifest, values.out, { compress: true, reporter: terminalReporter });
    say(`Built ${counted(pages, 'page')}.`);
  }
  const services = await openServices(values.out, readSettings(env));
  const { context } = services;
  const app = await createApp(values.out, context, {
    logs: values.log,
    trustProxy: values['trust-proxy'] || false,
    checks: { store: () => context.store.check() },
  });
  app.addHook('onClose', services.close);
  const address = await listen(values.port, (port) => app.listen({ port, host: values.host }));
  stopOnSignals(app, notice);
  say(
    `\n${startReport(context).join('\n')}\n\nOpen ${address}${withBasePath('/', context.record).replace(/^\/$/, '')}`,
  );
});

/** Milliseconds from seconds. */
function readNotice(seconds: string): number {
  if (/^\d{1,3}$/.test(seconds)) return Number(seconds) * 1000;
  throw new UnreadableError(`--stop-notice is ${JSON.stringify(seconds)}. Give seconds, such as 5, or 0 for none.`);
}

/** Says what happens to messages and payments, as far as the site has forms for them. */
function startReport({ record, store, settings }: EndpointContext): string[] {
  if (record.endpoints.length === 0) return ['No form of this site is answered here.'];
  return [
    `Messages are kept in ${store.location}. See them: npx waybill leads`,
    settings.mail
      ? `Staff hear of them by mail: ${settings.mail.to}`
      : 'NO MAIL IS SENT: set SMTP_URL, MAIL_FROM and MAIL_TO, or look at the messages yourself.',
    ...(settings.webhook ? [`A program hears of them too: ${new URL(settings.webhook.url).host}`] : []),
    `They are erased after ${settings.retentionDays} days.`,
    ...(record.paysAtGateway ? [paymentReport(settings)] : []),
  ];
}

function paymentReport({ gateway: account }: Settings): string {
  if (account) return `Payments go to ${new URL(account.paymentUrl).host}`;
  return `NO PAYMENTS ARE TAKEN: set ${gateway.credentials.join(' and ')}.`;
}
