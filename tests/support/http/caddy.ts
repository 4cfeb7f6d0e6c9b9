/** Runs Caddy, if it is installed, with the Caddyfile of a build. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Balancer } from './balancer.ts';
import { getPort } from './port.ts';

export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** Starts Caddy for a built folder, at http instead of its usual https; requests of endpoints go to `port`. */
export async function startCaddy(site: string, port: number): Promise<{ url: string; stop(): Promise<unknown> }> {
  const url = `http://127.0.0.1:${await getPort()}`;
  return run(url, join(site, '.hosting/Caddyfile'), {
    WAYBILL_ADDRESS: url,
    WAYBILL_ROOT: site,
    WAYBILL_SERVER: `127.0.0.1:${port}`,
    XDG_DATA_HOME: join(site, '../caddy'),
    XDG_CONFIG_HOME: join(site, '../caddy'),
  });
}

/** Starts Caddy in front of several servers, as in docs/deploy.md, with more frequent health checks. */
export async function startBalancingCaddy(servers: string[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-caddy-'));
  const url = `http://127.0.0.1:${await getPort()}`;
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{
	admin off
}
${url} {
	reverse_proxy ${servers.map((server) => new URL(server).host).join(' ')} {
		lb_policy round_robin
		lb_try_duration 2s
		lb_retry_match method GET HEAD POST
		health_uri /readyz
		health_interval 250ms
		transport http {
			keepalive 25s
		}
	}
}
`,
  );
  const { stop } = await run(url, file, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder });
  return { url, close: () => void stop().then(() => rmSync(folder, { recursive: true, force: true })) };
}

async function run(url: string, file: string, variables: Record<string, string>) {
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { ...process.env, ...variables },
  });
  let output = '';
  child.stderr.on('data', (text) => (output += String(text)));
  const ended = new Promise((done) => child.once('exit', done));
  const stop = () => {
    child.kill();
    return ended;
  };
  for (let attempt = 0; attempt < 1200 && child.exitCode === null; attempt++) {
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
