/** A build never endangers other files, and one that is stopped leaves nothing there. */
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../../../builder/build.ts';
import { tryCommand } from '../../support/commands.ts';

const root = mkdtempSync(join(tmpdir(), 'waybill-out-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folder: string;
let manifest: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'site-'));
  manifest = join(folder, 'site.json');
  out = join(folder, 'out');
  cpSync('examples/minimal.json', manifest);
  mkdirSync(join(folder, 'public'));
});

const leftovers = () => readdirSync(folder).filter((name) => name.includes('waybill-build'));

describe('is refused in one sentence:', () => {
  test.each<[string, () => string, string]>([
    ['the root of the disk', () => '/', 'is the whole disk'],
    ['the home folder', () => homedir(), 'is your home folder'],
    ['the project', () => '.', 'holds Waybill itself'],
    ['the folder above the project', () => '..', 'holds Waybill itself'],
    ['a folder of the code', () => 'blocks/out', 'lies among the code'],
    ['the folder of the manifest', () => folder, 'holds the manifest'],
    ['the public folder', () => join(folder, 'public'), 'lies in the public folder'],
    ['a folder in the public folder', () => join(folder, 'public/out'), 'lies in the public folder'],
    ['a file', () => manifest, 'is a file'],
    ['a link to the public folder', () => linkTo(join(folder, 'public')), 'lies in the public folder'],
    ['a link to nothing', () => linkTo(join(folder, 'nowhere')), 'is a link that leads to nothing'],
    ['a folder of something else', () => folderWith('letters.txt'), 'holds files that are not a built site'],
  ])('%s', async (_what, choose, words) => {
    const chosen = choose();
    const before = readdirSync(folder).toSorted();
    await expect(buildSite(manifest, chosen)).rejects.toThrow(words);
    await expect(buildSite(manifest, chosen)).rejects.toThrow('Choose another folder with --out');
    expect(readdirSync(folder).toSorted()).toEqual(before);
  });

  test('a place where the system makes no folder', () => {
    const { status, stderr } = tryCommand('build', manifest, '--out', '/proc/waybill');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^\/proc\/\S+ cannot be made: there can be no folder\. Choose another place\.\n$/);
  });

  const linkTo = (target: string) => {
    symlinkSync(target, join(folder, 'link'));
    return join(folder, 'link');
  };
  const folderWith = (file: string) => {
    mkdirSync(join(folder, 'other'));
    writeFileSync(join(folder, 'other', file), 'x');
    return join(folder, 'other');
  };
});

test('a link to a folder stays a link, and the site is built where it leads', async () => {
  mkdirSync(join(folder, 'real'));
  symlinkSync('real', out);
  await buildSite(manifest, out);
  expect(existsSync(join(folder, 'real/index.html'))).toBe(true);
  expect(
    readdirSync(folder, { withFileTypes: true })
      .find(({ name }) => name === 'out')!
      .isSymbolicLink(),
  ).toBe(true);
});

// A disk of its own takes the rights of the system's administrator.
const canMount = process.getuid?.() === 0 && process.platform === 'linux';
describe.skipIf(!canMount)('a disk', () => {
  const mounted = (options: string, use: (disk: string) => void) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]);
    if (status !== 0) return; // a container that may not
    try {
      use(disk);
    } finally {
      spawnSync('umount', [disk]);
    }
  };

  test('that is full is named, and the site on it stays', () => {
    mounted('size=600k', (disk) => {
      expect(tryCommand('build', manifest, '--out', join(disk, 'out')).status).toBe(0);
      const before = readdirSync(join(disk, 'out'), { recursive: true }).toSorted();
      spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'ballast')}`, 'bs=4k']);
      writeFileSync(join(folder, 'public/note.txt'), 'x'.repeat(9000));
      const { status, stderr } = tryCommand('build', manifest, '--out', join(disk, 'out'));
      expect(status).toBe(2);
      expect(stderr).toMatch(/The disk is full: \S.* could not be written\. Free some space, and try again\.\n$/);
      expect(readdirSync(join(disk, 'out'), { recursive: true }).toSorted()).toEqual(before);
      expect(readdirSync(disk).toSorted()).toEqual(['ballast', 'out']);
    });
  });

  test('that can only be read is named', () => {
    mounted('ro', (disk) => {
      const { status, stderr } = tryCommand('build', manifest, '--out', join(disk, 'out'));
      expect(status).toBe(2);
      expect(stderr).toContain('is on a disk that can only be read. Choose another folder.\n');
    });
  });
});

describe('a build that is stopped', () => {
  /** Stops a build of the large site as soon as it has begun to write. */
  const stopped = async (signal: NodeJS.Signals): Promise<{ code: number | null; killed: NodeJS.Signals | null }> => {
    const child = spawn(process.execPath, ['scripts/build.ts', 'site.yaml', '--out', out, '--compress'], { stdio: 'ignore' }); // prettier-ignore
    const ended = new Promise<{ code: number | null; killed: NodeJS.Signals | null }>((done) =>
      child.once('exit', (code, killed) => done({ code, killed })),
    );
    // oxlint-disable-next-line no-await-in-loop -- looks again and again
    while (child.exitCode === null && leftovers().length === 0) await wait(5);
    child.kill(signal);
    return ended;
  };

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s leaves nothing there, and ends by that signal',
    async (signal) => {
      expect(await stopped(signal)).toEqual({ code: null, killed: signal });
      expect(leftovers()).toEqual([]);
      expect(existsSync(out)).toBe(false);
    },
  );

  test('by SIGKILL leaves a hidden folder, which the next build removes', async () => {
    await stopped('SIGKILL');
    expect(leftovers()).toHaveLength(1);
    await buildSite(manifest, out);
    expect(leftovers()).toEqual([]);
  });

  test('between taking the old site away and putting the new one there gets the old one back', async () => {
    await buildSite(manifest, out);
    renameSync(out, join(folder, '.out.waybill-build-999999999.old'));
    await expect(buildSite(join(folder, 'absent.json'), out)).rejects.toThrow('there is no such file');
    await buildSite(manifest, out);
    expect(leftovers()).toEqual([]);
    expect(existsSync(join(out, 'index.html'))).toBe(true);
  });

  test('is distinguished from one that is running, whose folder stays', async () => {
    const other = join(dirname(out), `.out.waybill-build-${process.ppid}`);
    mkdirSync(other);
    await buildSite(manifest, out);
    expect(leftovers()).toEqual([`.out.waybill-build-${process.ppid}`]);
  });
});

test('an error of the system is one sentence, without the words that it should not have happened', () => {
  const { status, stderr } = tryCommand('build', manifest, '--out', join(resolve(manifest), 'below'));
  expect(status).toBe(2);
  expect(stderr).not.toContain('should not have happened');
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
