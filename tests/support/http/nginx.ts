/** Runs nginx, if it is installed, with the configuration of a build. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Balancer } from './balancer.ts';
import { getPort } from './port.ts';

export interface RunningNginx {
  url: string;
  pid: number;
  /** Whether it can send files that were compressed with Brotli. */
  hasBrotli: boolean;
  stop(): Promise<void>;
}

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Starts nginx for a built folder; requests of endpoints go to `port`. */
export async function startNginx(site: string, port: number): Promise<RunningNginx> {
  const hasBrotli = existsSync(BROTLI);
  const own = await getPort();
  return { ...(await run(own, adapted(site, own, port, hasBrotli), hasBrotli)), hasBrotli };
}

/** Starts nginx in front of several servers, as in docs/deploy.md. */
export async function startBalancingNginx(servers: string[]): Promise<Balancer> {
  const own = await getPort();
  const hosts = servers.map((server) => `    server ${new URL(server).host} fail_timeout=2s;\n`).join('');
  const { url, stop } = await run(
    own,
    `upstream waybill {
${hosts}    keepalive 16;
    keepalive_timeout 25s;
}
server {
    listen 127.0.0.1:${own};
    location / {
        proxy_pass http://waybill;
        proxy_next_upstream error timeout non_idempotent;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
    }
}
`,
    false,
  );
  return { url, close: () => void stop() };
}

async function run(own: number, server: string, hasBrotli: boolean): Promise<Omit<RunningNginx, 'hasBrotli'>> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-nginx-'));
  writeFileSync(join(folder, 'site.conf'), server);
  writeFileSync(join(folder, 'nginx.conf'), around(folder, hasBrotli));
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]);
  let output = '';
  child.stderr.on('data', (text) => (output += String(text)));
  const url = `http://127.0.0.1:${own}`;
  await waitForAnswer(
    url,
    () => child.exitCode === null,
    () => output,
  );
  return {
    url,
    pid: child.pid!,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the built configuration with this machine's paths and ports. Throws if one of their places is missing. */
function adapted(site: string, own: number, port: number, hasBrotli: boolean): string {
  const changes: [RegExp, string][] = [
    [/listen 80;/, `listen 127.0.0.1:${own};`],
    [/root \/var\/www\/[^;]+;/, `root ${site};`],
    [/server 127\.0\.0\.1:8080;/, `server 127.0.0.1:${port};`],
    ...(hasBrotli ? [[/# (?=brotli_static on;)/, ''] as [RegExp, string]] : []),
  ];
  return changes.reduce(
    (text, [place, value]) => {
      if (!place.test(text)) throw new Error(`The built nginx.conf has no ${place}.`);
      return text.replace(place, value);
    },
    readFileSync(join(site, '.hosting/nginx.conf'), 'utf8'),
  );
}

function around(folder: string, hasBrotli: boolean): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${hasBrotli ? `load_module ${BROTLI};\n` : ''}daemon off;
${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
pid ${folder}/pid;
events { worker_connections 4096; }
http {
    access_log off;
    sendfile on;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    include ${folder}/site.conf;
}
`;
}

async function waitForAnswer(url: string, isAlive: () => boolean, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (!isAlive()) break;
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`nginx does not start:\n${output()}`);
}
