/** The image of a site's folder: its Dockerfile's steps run in an empty root, and what comes out serves, from two processes. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildImage, canRunImages } from '../../support/container/image.ts';
import type { Image } from '../../support/container/image.ts';
import { getPort } from '../../support/http/port.ts';
import { runCommand } from '../../support/commands.ts';
import { dependOn, packProject } from '../../support/packages/package.ts';
import { newDatabase } from '../../support/service/databases.ts';

interface Container {
  url: string;
  env: Record<string, string>;
  process: ChildProcess;
  log: () => string;
}

const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'waybill-image-'))), 'garden');
const containers: Container[] = [];
let image: Image;

async function start(env: Record<string, string> = {}): Promise<Container> {
  const port = String(await getPort());
  const started = image.start({ PORT: port, STOP_NOTICE: '0', ...env });
  let output = '';
  for (const stream of [started.stdout!, started.stderr!]) stream.on('data', (chunk) => (output += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => output,
    );
  await expect.poll(isReady).toBe(200);
  const container = { url, env: { PORT: port }, process: started, log: () => output };
  containers.push(container);
  return container;
}

async function stop({ process }: Container): Promise<number | null> {
  const ended = new Promise<number | null>((done) => process.once('exit', done));
  process.kill('SIGTERM');
  return ended;
}

const send = ({ url }: Container, message: string) =>
  fetch(`${url}/api/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ name: 'A visitor', email: 'a@b.example', message }),
  });

describe.skipIf(!canRunImages())('the image', () => {
  beforeAll(() => {
    runCommand('new', 'site', folder);
    const packages = packProject();
    dependOn(folder, packages);
    image = buildImage(folder, [packages]);
  });
  afterAll(() => {
    for (const { process } of containers) process.kill('SIGKILL');
    image?.remove();
  });

  test('serves pages, is healthy, and runs without root', async () => {
    const container = await start();
    expect(await (await fetch(container.url)).text()).toContain('Fernhill Garden');
    expect(image.execute(container.env)).toMatchObject({ status: 0 });
    expect(image.execute({}, ['id', '-un']).stdout).toBe('node\n');
    expect(image.execute({}, ['touch', '/site/site.yaml']).status).not.toBe(0);
    expect(await stop(container)).toBe(0);
  });

  test('is not healthy when nothing answers', async () => {
    expect(image.execute({ PORT: String(await getPort()) }).status).toBe(1);
  });

  test('keeps messages in its volume without a database beside it', async () => {
    const first = await start();
    expect((await send(first, 'Is the gate open?')).status).toBe(200);
    await stop(first);
    expect(statSync(join(image.root, 'data')).uid).toBe(1000);
    const list = ['node', 'node_modules/waybill/bin/waybill.js', 'leads', 'list'];
    expect(image.execute({}, list).stdout).toMatch(/A visitor/);
  });

  test('in two processes on one PostgreSQL, keeps each message once and counts together', async () => {
    const { databaseUrl } = await newDatabase('postgres');
    const env = { DATABASE_URL: databaseUrl! };
    const [one, two] = [await start(env), await start(env)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(index % 2 ? one : two, `Message ${index % 10}`)),
    );
    const accepted = answers.flatMap(({ status }, index) => (status === 200 ? [`Message ${index % 10}`] : []));
    expect(accepted.length).toBeGreaterThan(0);
    const { stdout } = image.execute(env, ['node', 'node_modules/waybill/bin/waybill.js', 'leads', 'export']);
    const stored = [...stdout.matchAll(/Message \d/g)].map(([message]) => message);
    expect(stored.toSorted()).toEqual([...new Set(accepted)].toSorted());
    expect(await Promise.all([one, two].map(stop))).toEqual([0, 0]);
  });
});
