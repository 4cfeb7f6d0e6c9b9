/** Every page of a site can get another address, be copied, and be deleted: nothing leads to nowhere, and no other word changes. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editText, parseOrRefuse } from '../../../editing/edit-text.ts';
import type { EditedText } from '../../../editing/edit-text.ts';
import { isRefusal } from '../../../editing/edit.ts';
import { inverseOf } from '../../../editing/splices.ts';
import { listFiles } from '../../../manifest/check/manifest-file.ts';
import { manifestChecker } from '../../../manifest/manifest.ts';
import { applySplices } from '../../../manifest/yaml/edit/splice.ts';
import { readAddressList } from '../../../manifest/rules/support/address-list.ts';
import { pagesOf } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { variedSites } from '../../sites/varied-sites.ts';
import { often } from '../../support/texts/often.ts';
import { planEdits } from '../../../scripts/dev/editing/plans/pages/page-plans.ts';
import type { PlannedEdits } from '../../../scripts/dev/editing/plans/pages/page-plans.ts';
import type { PageAct } from '../../../scripts/dev/editing/plans/pages/pages.ts';

const EVERYDAY = ['site.yaml', 'examples/bicycle-workshop/site.yaml'];
const STARTERS = globSync('scripts/new/starter/sites/*/site.yaml');
const SITES = often([...EVERYDAY, ...STARTERS, ...variedSites.map(({ manifest }) => manifest)], EVERYDAY);

describe.each(SITES)('in %s', (file) => {
  const text = readFileSync(file, 'utf8');
  const manifest = parseOrRefuse(text) as Tree;
  const files = listFiles(join(dirname(file), 'public'));
  const check = manifestChecker(file);
  const isPublished = !variedSites.some(({ manifest: varied }) => varied === file);
  const published = readAddressList(file) ?? [];
  const site = { brand: manifest['brand'], endpoints: manifest['endpoints'] } as Parameters<
    typeof planEdits
  >[1]['site'];
  const paths = pagesOf(manifest).flatMap(({ path }) => path ?? []);
  const others = paths.filter((path) => path !== '/');
  const some = others.filter((_path, index) => others.length < 10 || index % often(1, 5) === 0);
  const problemsBefore = new Set(problemsIn(text));

  function problemsIn(of: string): string[] {
    return check(Buffer.from(of)).problems.map(({ code, message }) => `${code}: ${message}`);
  }

  function plan(act: PageAct): PlannedEdits & EditedText {
    const planned = planEdits(act, { manifest, files, site, published })!;
    const edited = editText(text, planned.edits);
    if (isRefusal(edited)) throw new Error(edited.refusal);
    expect(applySplices(edited.text, inverseOf(text, edited.splices))).toBe(text); // one undo gives the first bytes back
    return { ...planned, ...edited };
  }

  // A site without redirects gets their key, and an empty line before it where its other parts have one.
  const isNewKey = (line: string) => !('redirects' in manifest) && (line === '+redirects:' || line === '+');
  const newProblems = (of: string) => problemsIn(of).filter((one) => !problemsBefore.has(one));

  test('each page gets another address: what led to it leads there, its old address too, and nothing else changes', () => {
    expect(some.length).toBeGreaterThan(EVERYDAY.includes(file) ? 4 : 0);
    for (const path of some) {
      // As long as the old one, so that no line is broken.
      const to = path.slice(0, -1) + (path.endsWith('z') ? 'y' : 'z');
      const renamed = plan({ act: 'rename', page: path, path: to });
      const found = newProblems(renamed.text).filter((one) => !one.startsWith('new-address'));
      expect(found, path).toEqual([]);
      // With the old address written in again, all that is more is the redirect.
      const more = differing(text, renamed.text.replaceAll(to, path));
      expect(
        more.filter((line) => !/^[+] *(?:- (?:\{ ?)?)?(?:from|to): /.test(line) && !isNewKey(line)),
        path,
      ).toEqual([]);
    }
  });

  test('each page can be deleted: what led to it leads to another one, and no link is lost', () => {
    for (const path of some) {
      const gone = plan({ act: 'delete', page: path, to: '/' });
      const errors = check(Buffer.from(gone.text)).problems.filter(({ severity }) => severity === 'error');
      const lost = errors.filter(({ code }) => ['broken-link', 'broken-anchor', 'lost-address', 'unknown-parent'].includes(code)); // prettier-ignore
      expect(lost.map(({ message }) => message), path).toEqual([]); // prettier-ignore
      const left = pagesOf(parseOrRefuse(gone.text)).flatMap((page) => page.path ?? []);
      expect(left).toEqual(paths.filter((one) => one !== path));
    }
  });

  test('each page can be copied: all its words are there twice, under another name and address', () => {
    for (const path of ['/', ...some]) {
      const copied = plan({ act: 'copy', page: path, path: '/a-copy', name: 'A copy', isDraft: true });
      const errors = check(Buffer.from(copied.text)).problems.filter(({ severity }) => severity === 'error');
      expect(errors.map(({ message }) => message), path).toEqual([]); // prettier-ignore
      const pages = pagesOf(parseOrRefuse(copied.text));
      const index = pages.findIndex((one) => one.path === '/a-copy');
      expect(pages[index - 1]!.path).toBe(path);
      expect(pages[index]!.value['blocks']).toEqual(pages[index - 1]!.value['blocks']);
      expect(differing(text, copied.text).filter((line) => line.startsWith('-'))).toEqual([]);
    }
  });

  test('a page with nothing but its heading can be put behind each page', () => {
    for (const path of ['/', ...some]) {
      const added = plan({ act: 'add', after: path, path: '/something', name: 'Something', isDraft: true });
      const errors = check(Buffer.from(added.text)).problems.filter(({ severity }) => severity === 'error');
      expect(errors.map(({ message }) => message), path).toEqual([]); // prettier-ignore
      const made = pagesOf(parseOrRefuse(added.text)).find((one) => one.path === '/something')!;
      expect(made.value['blocks']).toEqual([{ type: 'hero', size: 'plain', heading: 'Something' }]);
    }
  });

  test('what is no free address is refused with a sentence', () => {
    for (const path of ['', 'about', '/a b', '/é', '/../x', '/x/', '/', others[1]!.toUpperCase(), others[1]!])
      expect(() => plan({ act: 'rename', page: others[0]!, path }), path).toThrow(/\.$/);
    expect(() => plan({ act: 'delete', page: others[0]!, to: '/nowhere' })).toThrow('Choose another page');
    expect(planEdits({ act: 'rename', page: '/nowhere', path: '/x' }, { manifest, files, site, published })).toBe(
      undefined,
    );
  });

  test('the list of published addresses is not touched', () => {
    expect(existsSync(`${file.replace('.yaml', '')}.addresses`)).toBe(isPublished);
    expect(readAddressList(file)).toEqual(isPublished ? published : undefined);
  });
});

test('whatever names a page follows it: redirects, parents, lists, full addresses, links in texts', () => {
  const manifest = parseOrRefuse(SMALL) as Tree;
  const tools = { manifest, files: listFiles('examples/bicycle-workshop/public'), published: [] };
  const { edits } = planEdits({ act: 'rename', page: '/news', path: '/Journal' }, { ...tools, site: {} as never })!;
  const { text } = editText(SMALL, edits) as EditedText;
  expect(differing(SMALL, text)).toEqual([
    '-    - { label: More, to: /about, items: [{ label: News, to: /news }] }',
    '-  notes: { name: Notes, page: /news }',
    '-  - { from: /old, to: "/news#first" }',
    '-  - { from: /journal, to: /about }',
    "-        text: Read [all of it](/news#first) or [more](</news>), [here](https://small.example/news?page=2 'News'), its [feed](/news/feed.atom) and [tag](/news/tag/bread/page/2), not [this](/news-2) nor [that](/news/today).",
    '-  - path: /news',
    '-    parent: /news',
    '-    meta: { title: First, canonical: https://small.example/news }',
    '+    - { label: More, to: /about, items: [{ label: News, to: /Journal }] }',
    '+  notes: { name: Notes, page: /Journal }',
    '+  - { from: /old, to: "/Journal#first" }',
    '+  - { from: /news, to: /Journal }',
    "+        text: Read [all of it](/Journal#first) or [more](</Journal>), [here](https://small.example/Journal?page=2 'News'), its [feed](/Journal/feed.atom) and [tag](/Journal/tag/bread/page/2), not [this](/news-2) nor [that](/news/today).",
    '+  - path: /Journal',
    '+    parent: /Journal',
    '+    meta: { title: First, canonical: https://small.example/Journal }',
  ]);
});

test('entries of the navigation that only lead to a page go with it; one with more below it leads elsewhere', () => {
  const manifest = parseOrRefuse(SMALL) as Tree;
  const tools = { manifest, files: listFiles('examples/bicycle-workshop/public'), published: [] };
  const { edits } = planEdits({ act: 'delete', page: '/about', to: '/' }, { ...tools, site: {} as never })!;
  const { text } = editText(SMALL, edits) as EditedText;
  const lines = differing(SMALL, text);
  expect(lines.filter((line) => line.includes('label'))).toEqual([
    '-    - { label: About, to: /about }',
    '-    - { label: More, to: /about, items: [{ label: News, to: /news }] }',
    '+    - { label: More, to: /, items: [{ label: News, to: /news }] }',
  ]);
  expect(lines).toContain('+  - { from: /about, to: / }');
});

test('a draft that nobody has seen leaves no redirect behind; one whose address was published does', () => {
  const drafted = SMALL.replace('  - path: /about\n', '  - path: /about\n    draft: true\n');
  const manifest = parseOrRefuse(drafted) as Tree;
  const tools = { manifest, files: listFiles('examples/bicycle-workshop/public'), site: {} as never };
  const act: PageAct = { act: 'rename', page: '/about', path: '/us' };
  const redirects = (published: string[]) =>
    planEdits(act, { ...tools, published })!.edits.filter(({ op, path }) => op === 'add' && path === '/redirects/-');
  expect(redirects([])).toEqual([]);
  expect(redirects(['/about'])).toHaveLength(1);
});

test('an address that differs in capital letters alone needs no redirect: one that is there already does for it', () => {
  const spelled = SMALL.replace('from: /old, to: "/news#first"', 'from: /News, to: /news');
  const tools = { manifest: parseOrRefuse(spelled) as Tree, files: listFiles('examples/bicycle-workshop/public') };
  const redirects = (path: string) => {
    const { edits } = planEdits(
      { act: 'rename', page: '/news', path },
      { ...tools, published: [], site: {} as never },
    )!;
    return (parseOrRefuse((editText(spelled, edits) as EditedText).text) as Tree)['redirects'];
  };
  expect(redirects('/blog')).toEqual([
    { from: '/News', to: '/blog' },
    { from: '/journal', to: '/about' },
  ]);
  expect(redirects('/News')).toEqual([{ from: '/journal', to: '/about' }]);
});

/** A part of a manifest with every way to name a page. */
const SMALL = `url: https://small.example
language: en
brand: { name: Small }
navigation:
  items:
    - { label: Home, to: / }
    - { label: About, to: /about }
    - { label: More, to: /about, items: [{ label: News, to: /news }] }
collections:
  notes: { name: Notes, page: /news }
redirects:
  - { from: /old, to: "/news#first" }
  - { from: /journal, to: /about }
routes:
  - path: /
    name: Home
    meta: { title: Home, description: Home }
    blocks:
      - type: notice
        heading: "#1"
        text: Read [all of it](/news#first) or [more](</news>), [here](https://small.example/news?page=2 'News'), its [feed](/news/feed.atom) and [tag](/news/tag/bread/page/2), not [this](/news-2) nor [that](/news/today).
  - path: /about
    name: About
    meta: { title: About, description: About }
    blocks: []
  - path: /news
    name: News
    meta: { title: News, description: News }
    blocks: []
  - path: /news/first
    name: First
    parent: /news
    meta: { title: First, canonical: https://small.example/news }
    blocks: []
`;

/** The lines of one text that the other has not, in their order. */
function differing(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const count = (lines: string[]) => {
    const counted = new Map<string, number>();
    for (const line of lines) counted.set(line, (counted.get(line) ?? 0) + 1);
    return counted;
  };
  const less = (lines: string[], other: Map<string, number>, sign: string) =>
    lines.filter((line) => {
      const left = other.get(line) ?? 0;
      other.set(line, left - 1);
      return left <= 0;
    }).map((line) => sign + line); // prettier-ignore
  return [...less(old, count(now), '-'), ...less(now, count(old), '+')];
}
