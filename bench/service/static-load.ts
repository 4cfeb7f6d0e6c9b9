/** The load of bench/server-static.ts, in a separate process: requests some addresses in turn and prints the results. */
import autocannon from 'autocannon';

const [url = '', seconds = '4', ...paths] = process.argv.slice(2);
const result = await autocannon({
  url,
  connections: 32,
  duration: Number(seconds),
  headers: { 'accept-encoding': 'br, gzip' },
  requests: paths.map((path) => ({ path })),
});
const { total } = result.requests;
process.stdout.write(
  JSON.stringify({ requests: total, failed: result.non2xx + result.errors, p99: result.latency.p99 }),
);
