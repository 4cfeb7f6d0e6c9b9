/** A real Caddy with the Caddyfile that a build has made, where Caddy is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { getPort } from './port.ts';

export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** Starts Caddy for a built folder, at http instead of its usual https; the calls go to `port`. */
export async function startCaddy(site: string, port: number): Promise<{ url: string; stop(): Promise<unknown> }> {
  const url = `http://127.0.0.1:${await getPort()}`;
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(site, '.hosting/Caddyfile')], {
    env: {
      ...process.env,
      WAYBILL_ADDRESS: url,
      WAYBILL_ROOT: site,
      WAYBILL_SERVER: `127.0.0.1:${port}`,
      XDG_DATA_HOME: join(site, '../caddy'),
      XDG_CONFIG_HOME: join(site, '../caddy'),
    },
  });
  let output = '';
  child.stderr.on('data', (text) => (output += String(text)));
  const ended = new Promise((done) => child.once('exit', done));
  const stop = () => {
    child.kill();
    return ended;
  };
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return { url, stop };
    await new Promise((done) => setTimeout(done, 50));
  }
  await stop();
  throw new Error(`Caddy does not start:\n${output}`);
}
