/** waybill demo-gateway [--port n]: a simulated payment gateway, to try payments without money. */
import { DEMO_KEY, DEMO_SALT, DemoGateway } from './demo-gateway/gateway.ts';
import { listen } from './cli/listen.ts';
import { runWithOptions } from './cli/run.ts';

const options = { port: { type: 'string', default: '8090' } } as const;

await runWithOptions({ options, allowPositionals: false }, async ({ values }) => {
  const gateway = new DemoGateway();
  const address = await listen(values.port, (port) => gateway.listen(port));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.app.close());
  console.log(`This is a stand-in for the payment gateway: no money moves. Start the site so that it is used:

  PAYU_KEY=${DEMO_KEY} PAYU_SALT=${DEMO_SALT} \\
  PAYU_PAYMENT_URL=${address}/_payment PAYU_VERIFY_URL=${address}/merchant/postservice?form=2 \\
  npm start

Open ${address}`);
});
