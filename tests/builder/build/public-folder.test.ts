/** Of a public folder, only files for the public are published, and all others are reported. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkFile } from '../../../manifest/manifest.ts';
import { ManifestError } from '../../../manifest/problems/problem.ts';
import { buildSite } from '../../../builder/build.ts';
import { servedPaths } from '../../../server/files/files.ts';

const root = mkdtempSync(join(tmpdir(), 'waybill-public-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folder: string;
let outside: string;
const at = (path: string) => join(folder, 'public', path);
beforeEach(() => {
  folder = mkdtempSync(join(root, 'site-'));
  outside = mkdtempSync(join(root, 'outside-'));
  writeFileSync(join(outside, 'key.pem'), 'secret');
  cpSync('examples/minimal.json', join(folder, 'site.json'));
  mkdirSync(at('pics'), { recursive: true });
  writeFileSync(at('pics/a.txt'), 'a');
});

/** What the check says of files, by their names. */
function messages(): Record<string, string> {
  const { problems } = checkFile(join(folder, 'site.json'));
  return Object.fromEntries(
    problems
      .filter(({ code }) => code.startsWith('public-'))
      .map(({ found, message, severity }) => [found!, severity === 'error' ? message : `(${message})`]),
  );
}

const build = () => buildSite(join(folder, 'site.json'), join(folder, 'out'));
const link = (target: string, path: string) => symlinkSync(target, at(path));

describe('is refused by its name, by the check and by the build alike:', () => {
  afterEach(async () => {
    await expect(build()).rejects.toBeInstanceOf(ManifestError);
    expect(existsSync(join(folder, 'out'))).toBe(false);
    expect(readdirSync(folder).filter((name) => name.includes('waybill-build'))).toEqual([]);
  });
  const expectSaid = (path: string, words: string) => {
    const all = messages();
    expect(Object.keys(all)).toEqual([path]);
    expect(all[path]).toContain(words);
  };

  test('a link to a file outside', () => {
    link(join(outside, 'key.pem'), 'pics/key.pem');
    expectSaid('/pics/key.pem', `leads out of the public folder, to ${join(outside, 'key.pem')}`);
  });

  test('a link to a file outside by a path from here', () => {
    link(relative(at('pics'), '/etc/passwd'), 'pics/key.pem');
    expectSaid('/pics/key.pem', 'leads out of the public folder, to /etc/passwd');
  });

  test('a link to a folder outside', () => {
    link(outside, 'more');
    expectSaid('/more', 'leads out of the public folder');
  });

  test('a link to a folder beside, whose name starts alike', () => {
    mkdirSync(join(folder, 'public-old'));
    link('../public-old', 'old');
    expectSaid('/old', 'leads out of the public folder');
  });

  test('a link that leads out by way of another link', () => {
    link(outside, 'pics/way');
    link('way/key.pem', 'pics/key.pem');
    expect(Object.keys(messages())).toEqual(['/pics/key.pem', '/pics/way']);
  });

  test('a link to the folder of the site, which holds the public one', () => {
    link('..', 'up');
    expectSaid('/up', 'leads out of the public folder');
  });

  test('a link to nothing', () => {
    link('nowhere', 'pics/lost.txt');
    expectSaid('/pics/lost.txt', 'leads to nothing');
  });

  test('a link to itself', () => {
    link('loop', 'loop');
    expectSaid('/loop', 'leads back to itself');
  });

  test('two links to the folder that they are in', () => {
    link('.', 'one');
    link('.', 'two');
    expect(Object.keys(messages())).toEqual(['/one', '/two']);
  });

  test('folders that are linked a thousand million times over', () => {
    for (let depth = 0; depth < 30; depth++) {
      mkdirSync(at(`d${depth}`));
      for (const name of ['left', 'right']) link(`../d${depth + 1}`, `d${depth}/${name}`);
    }
    mkdirSync(at('d30'));
    expect(Object.keys(messages()).length).toBeGreaterThan(100);
  });

  test('a link to a hidden file', () => {
    writeFileSync(at('.env'), 'secret');
    link('.env', 'env.txt');
    expect(messages()['/env.txt']).toContain('is a link to a hidden file');
  });

  test('a pipe, before which a reader would wait for ever', () => {
    spawnSync('mkfifo', [at('pipe')]);
    expectSaid('/pipe', 'neither a file nor a folder');
  });

  test('a socket', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(at('socket'), done));
    try {
      expectSaid('/socket', 'neither a file nor a folder');
      await expect(build()).rejects.toBeInstanceOf(ManifestError);
    } finally {
      server.close();
      writeFileSync(at('pics/#'), ''); // the socket is gone, and something is still to be refused
    }
  });

  test.each([
    ['a line break in a name', 'a\nb.txt', 'control character'],
    ['a command to the terminal in a name', 'a\u001b[31mb.txt', 'control character'],
    ['a question mark in a name', 'what?.txt', 'has "?" in its name'],
    ['a number sign in a name', 'C#.txt', 'has "#" in its name'],
    ['a percent sign in a name', '100%.txt', 'has "%" in its name'],
    ['a name that is too long to get an ending more', 'n'.repeat(250), 'more than 240 bytes'],
    ['the robots’ file, which the build writes', 'robots.txt', 'the build writes itself'],
    ['the sitemap', 'sitemap.xml', 'the build writes itself'],
    ['the worker', 'service-worker.js', 'the build writes itself'],
    ['the page for unknown addresses', '404.html', 'the build writes itself'],
    ['the file of a page', 'index.html', 'The page / is built as index.html'],
    ['a file in the place of a folder of the build', 'assets', 'The build writes /assets itself'],
    ['a file that the server would hide', 'healthz', 'The server answers at /healthz itself'],
  ])('%s', (_what, name, words) => {
    writeFileSync(at(name), 'x');
    expectSaid(`/${name}`, words);
  });

  test('a name that is not UTF-8', () => {
    writeFileSync(Buffer.concat([Buffer.from(`${at('caf')}`), Buffer.from([0xe9]), Buffer.from('.txt')]), 'x');
    expectSaid('/caf\uFFFD.txt', 'not UTF-8');
  });

  test('folders in folders, deeper than an address is long', () => {
    mkdirSync(at(`${'d'.repeat(50)}/`.repeat(40)), { recursive: true });
    writeFileSync(at(`${'d'.repeat(50)}/`.repeat(40) + 'x'), 'x');
    expect(Object.values(messages())).toEqual([expect.stringContaining('is in too many folders')]);
  });

  test('a file where the public folder should be', () => {
    rmSync(join(folder, 'public'), { recursive: true });
    writeFileSync(join(folder, 'public'), 'x');
    expectSaid('/', 'The public folder is not a folder');
  });

  test('a public folder that is a link to nothing', () => {
    rmSync(join(folder, 'public'), { recursive: true });
    symlinkSync('nowhere', join(folder, 'public'));
    expectSaid('/', 'The public folder is a link that leads to nothing');
  });
});

describe('is published:', () => {
  const published = async () => {
    const { out } = await build();
    return readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => {
        expect(entry.isFile(), `${entry.name} is a file of its own`).toBe(true);
        return join(entry.parentPath, entry.name).slice(out.length);
      });
  };

  test('what a link within the folder leads to, as a file of its own', async () => {
    link('pics', 'linked');
    link('pics/a.txt', 'b.txt');
    expect(messages()).toEqual({});
    expect(await published()).toEqual(expect.arrayContaining(['/pics/a.txt', '/linked/a.txt', '/b.txt']));
  });

  test('a public folder that is itself a link', async () => {
    rmSync(join(folder, 'public'), { recursive: true });
    rmSync(join(outside, 'key.pem'));
    writeFileSync(join(outside, 'note.txt'), 'x');
    symlinkSync(outside, join(folder, 'public'));
    expect(messages()).toEqual({});
    expect(await published()).toContain('/note.txt');
  });

  test('nothing hidden but what hosts and others ask for by name, and the check says what is left out', async () => {
    const hidden = [
      '.env',
      '.answer.html',
      '.waybill.json',
      '.waybill-shard.json',
      '.hosting/nginx.conf',
      '.git/config',
    ];
    const wanted = ['.well-known/security.txt', '.htaccess', '.nojekyll'];
    for (const file of [...hidden, ...wanted, '.DS_Store', 'pics/.gitkeep', 'pics/.htaccess']) {
      mkdirSync(join(at(file), '..'), { recursive: true });
      writeFileSync(at(file), 'from the public folder');
    }
    expect(Object.keys(messages()).toSorted()).toEqual(
      [
        '/.answer.html',
        '/.env',
        '/.git',
        '/.hosting',
        '/.waybill-shard.json',
        '/.waybill.json',
        '/pics/.htaccess',
      ].toSorted(),
    );
    const files = await published();
    for (const file of wanted) expect(files).toContain(`/${file}`);
    expect(files.filter((file) => /\/\./.test(file)).toSorted()).toEqual(
      ['/.hosting/Caddyfile', '/.hosting/nginx.conf', '/.waybill.json', ...wanted.map((file) => `/${file}`)].toSorted(),
    );
  });

  test('two names that differ in case, with a word of warning', async () => {
    writeFileSync(at('pics/A.txt'), 'x');
    expect(Object.values(messages())).toEqual([expect.stringMatching(/^\(The names .* differ only in case/)]);
    expect(await published()).toEqual(expect.arrayContaining(['/pics/a.txt', '/pics/A.txt']));
  });
});

test('a link that somebody puts into a built site is not served, and the next build removes it', async () => {
  const { out } = await build();
  symlinkSync(outside, join(out, 'more'));
  symlinkSync(join(outside, 'key.pem'), join(out, 'key.pem'));
  expect(servedPaths(out).filter((file) => /key|more/.test(file))).toEqual([]);
  writeFileSync(at('pics/a.txt'), 'another text');
  await build();
  expect(readdirSync(out).filter((file) => /key|more/.test(file))).toEqual([]);
});
