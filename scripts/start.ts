/** npm start -- [manifest] [--port n] [--out folder]: builds the site if needed and serves it. */
import { parseArgs } from 'node:util';
import { createApp } from '../server/app.ts';
import { openServices } from '../server/services.ts';
import type { CallContext } from '../server/calls/context.ts';
import { readSettings } from '../server/settings.ts';
import { buildSite, isUpToDate } from './build/site.ts';
import { listen } from './listen.ts';
import { run } from './run.ts';

await run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'dist' },
      port: { type: 'string', default: process.env['PORT'] ?? '8080' },
    },
  });
  const manifest = positionals[0] ?? 'site.yaml';
  if (!(await isUpToDate(manifest, values.out))) {
    const { pages } = await buildSite(manifest, values.out);
    console.log(`Built ${pages} pages.`);
  }
  const settings = readSettings(process.env);
  const services = await openServices(values.out, settings);
  const app = await createApp(values.out, services.context);
  app.addHook('onClose', services.close);
  const address = await listen(values.port, (port) => app.listen({ port, host: '127.0.0.1' }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  console.log(`\n${startReport(services.context).join('\n')}\n\nOpen ${address}`);
});

/** What the forms do with this setting, said plainly. */
function startReport({ store, settings }: CallContext): string[] {
  return [
    `Messages are kept in ${store.place}. See them: npm run leads`,
    settings.mail
      ? `Staff hear of them by mail: ${settings.mail.to}`
      : 'NO MAIL IS SENT: set SMTP_URL, MAIL_FROM and MAIL_TO, or look at the messages yourself.',
    ...(settings.webhook ? [`A program hears of them too: ${new URL(settings.webhook.url).host}`] : []),
    `They are erased after ${settings.retentionDays} days.`,
    settings.gateway
      ? `Payments go to ${new URL(settings.gateway.paymentUrl).host}`
      : 'NO PAYMENTS ARE TAKEN: set PAYU_KEY and PAYU_SALT.',
  ];
}
