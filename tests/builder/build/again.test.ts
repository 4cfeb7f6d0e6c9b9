/** A build into a folder that is there already gives what a build from nothing gives, and writes only what has changed. */
import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../../../builder/build.ts';
import { silent } from '../../../builder/report/reporter.ts';
import type { BuildReporter } from '../../../builder/report/reporter.ts';
import type { Problem } from '../../../manifest/problems/problem.ts';
import { contents } from '../../support/files/contents.ts';
import { makeFolder } from '../../support/files/folder.ts';

const folder = makeFolder();
const manifest = join(folder, 'site.yaml');
const out = join(folder, 'dist');
let original = '';
const isDuplicate = ({ code }: Problem) => code.startsWith('duplicate-');

/** Writing a file again gives it another inode. */
function inodes(): Record<string, number> {
  return Object.fromEntries(Object.keys(contents(out)).map((file) => [file, statSync(join(out, file)).ino]));
}

/** Builds after a change; gives the pages that were written, having held everything against a build from nothing. */
async function writtenAfter(change: () => void, options = {}): Promise<string[]> {
  const before = inodes();
  change();
  await buildSite(manifest, out, options);
  const fresh = makeFolder();
  await buildSite(manifest, join(fresh, 'dist'), options);
  expect(contents(out)).toEqual(contents(join(fresh, 'dist')));
  const after = inodes();
  return Object.keys(after).filter((file) => file.endsWith('.html') && before[file] !== after[file]);
}

const edit = (from: string, to: string) => () => {
  const text = readFileSync(manifest, 'utf8');
  expect(text).toContain(from);
  writeFileSync(manifest, text.replace(from, to));
};

beforeAll(() => {
  cpSync('examples/bicycle-workshop', folder, { recursive: true });
  rmSync(join(folder, 'site.addresses'));
  original = readFileSync(manifest, 'utf8');
});

beforeEach(async () => {
  writeFileSync(manifest, original);
  await buildSite(manifest, out);
});

describe('after a change in the manifest', () => {
  test('of nothing, no file is written', async () => {
    const before = inodes();
    await buildSite(manifest, out);
    expect(inodes()).toEqual(before);
  });

  test('of a word, its page is written', async () => {
    const written = await writtenAfter(edit('Cable, stop screws', 'A cable, stop screws'));
    expect(written).toHaveLength(1);
  });

  test('of a title, its page and its preview picture are written', async () => {
    const before = inodes();
    const written = await writtenAfter(edit('title: Bicycle repairs at a stand', 'title: Repairs at a stand'));
    const after = inodes();
    const previews = Object.keys(after).filter((file) => file.includes('previews/') && before[file] !== after[file]);
    expect(written).toEqual(['repairs.html']);
    expect(previews).toHaveLength(1);
  });

  test('of a comment, no page is written', async () => {
    expect(await writtenAfter(edit('routes:\n', 'routes:\n  # The pages:\n'))).toEqual([]);
  });

  test('of the name of a page that others lie below, they are written, too', async () => {
    const written = await writtenAfter(edit('name: Notes\n', 'name: Our notes\n'));
    expect(written.length).toBeGreaterThan(1);
    expect(written.length).toBeLessThan(Object.keys(contents(out)).filter((file) => file.endsWith('.html')).length);
  });

  test('of a phone number, every page that shows it is written', async () => {
    const written = await writtenAfter(edit('workshop: "+44 0000 000000"', 'workshop: "+44 0000 000009"'));
    expect(written).toContain('index.html');
  });

  test('of a shared part of all pages, every page is written', async () => {
    const written = await writtenAfter(edit('name: Fennel Street Bikes', 'name: Fennel Street Cycles'));
    expect(written).toEqual(Object.keys(contents(out)).filter((file) => file.endsWith('.html')));
  });

  test('that moves a page, the old file is removed', async () => {
    const written = await writtenAfter(() => {
      const text = readFileSync(manifest, 'utf8').replaceAll('/courses', '/evening-courses');
      writeFileSync(manifest, text);
    });
    expect(written).toContain('evening-courses.html');
    expect(contents(out)).not.toHaveProperty(['courses.html']);
  });

  test('that leaves a link on another page without its page, the build stops', async () => {
    edit('- path: /courses', '- path: /lessons')();
    await expect(buildSite(manifest, out)).rejects.toThrow();
  });

  test('that causes a warning, this build reports it and so does the next', async () => {
    const warn = vi.fn<BuildReporter['warn']>();
    const [, title] = /title: (Bicycle repairs .*)/.exec(original)!;
    edit('title: Visit the workshop on Fennel Street, Wexbourne', `title: ${title}`)();
    for (const count of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one build after the other
      await buildSite(manifest, out, { reporter: { ...silent, warn } });
      expect(warn.mock.calls.filter(([{ problems }]) => problems.some(isDuplicate))).toHaveLength(count);
    }
  });

  test('that is wrong, the folder stays as it was', async () => {
    const before = inodes();
    edit('type: hero', 'type: herro')();
    await expect(buildSite(manifest, out)).rejects.toThrow();
    expect(inodes()).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });
});

describe('after a change elsewhere', () => {
  test('an address that was published and is gone stops the build, though the manifest is as it was', async () => {
    const list = join(folder, 'site.addresses');
    writeFileSync(list, '/gone\n');
    await expect(buildSite(manifest, out)).rejects.toThrow();
    rmSync(list);
  });

  test('a picture that has changed is made again, and every page that shows it', async () => {
    await writtenAfter(() => appendFileSync(join(folder, 'public/images/wheel.svg'), '<!-- another -->'));
  });

  test('a file that somebody removed, or wrote over, is put back', async () => {
    await writtenAfter(() => {
      rmSync(join(out, 'index.html'));
      writeFileSync(join(out, 'courses.html'), 'scribbled');
      writeFileSync(join(out, 'stray.txt'), 'not of this site');
    });
  });

  test('a folder that was moved away is built whole', async () => {
    await writtenAfter(() => renameSync(out, join(folder, 'away')), {});
    rmSync(join(folder, 'away'), { recursive: true });
  });

  test('compressed forms come and go with the option, and follow their files', async () => {
    await writtenAfter(() => {}, { compress: true });
    expect(contents(out)).toHaveProperty(['index.html.br']);
    await writtenAfter(edit('Cable, stop screws', 'A cable, stop screws'), { compress: true });
    await writtenAfter(() => {});
    expect(contents(out)).not.toHaveProperty(['index.html.br']);
  });
});
