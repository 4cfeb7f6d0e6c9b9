/** Lists are made from pages: the newest first, divided into pages, by tags; and entries lead on to one another. */
import { describe, expect, test } from 'vitest';
import { checkManifest } from '../../../manifest/manifest.ts';
import { routesWithLists } from '../../../builder/pages/listed/listed-page.ts';
import type { ListedPosts } from '../../../blocks/posts/listed.ts';
import { note, notesSite } from './notes.ts';

function pagesOf(text: string) {
  const site = checkManifest('site.yaml', new TextEncoder().encode(text), new Set());
  return new Map(routesWithLists(site).map((page) => [page.path, page]));
}

const listOn = (pages: ReturnType<typeof pagesOf>, path: string) =>
  (pages.get(path)!.blocks as unknown[]).findLast(
    (block): block is ListedPosts => (block as ListedPosts).type === 'posts',
  )!;
const namesOn = (pages: ReturnType<typeof pagesOf>, path: string) =>
  listOn(pages, path).items!.map(({ title }) => title);

const notes = [
  note(3, ['boats']),
  note(1, ['boats', 'wind']),
  note(7, ['wind']),
  note(5, ['boats', 'wind']),
  note(2, ['boats']),
];
const pages = pagesOf(notesSite(notes));

describe('a list', () => {
  test('shows the newest first, whatever the order in the manifest', () => {
    expect(namesOn(pages, '/notes')).toEqual(['About Day 7', 'About Day 5', 'About Day 3']);
  });

  test('goes on at addresses of its own', () => {
    expect(namesOn(pages, '/notes/page/2')).toEqual(['About Day 2', 'About Day 1']);
    expect(listOn(pages, '/notes/page/2').pager).toEqual({ list: '/notes', number: 2, total: 2 });
    expect([...pages.keys()]).not.toContain('/notes/page/3');
  });

  test('has a page for each tag, with its own further pages', () => {
    expect(namesOn(pages, '/notes/tag/wind')).toEqual(['About Day 7', 'About Day 5', 'About Day 1']);
    expect(namesOn(pages, '/notes/tag/boats/page/2')).toEqual(['About Day 1']);
    expect(listOn(pages, '/notes').tags!.map(({ name, count }) => [name, count])).toEqual([
      ['Boats', 4],
      ['Wind', 3],
    ]);
  });

  test('counts its entries on all of its pages', () => {
    const all = { all: 5, byTag: { Boats: 4, Wind: 3 } };
    for (const path of ['/notes', '/notes/page/2', '/notes/tag/wind']) expect(listOn(pages, path).counts).toEqual(all);
  });

  test('is cut to a maximum elsewhere, without further pages', () => {
    expect(namesOn(pages, '/')).toEqual(['About Day 7', 'About Day 5']);
    expect(listOn(pages, '/').pager).toBeUndefined();
  });

  test('says so if it is empty', () => {
    expect(listOn(pagesOf(notesSite([])), '/notes').items).toEqual([]);
  });

  test('has pages whose titles and descriptions differ, and that name those before and after', () => {
    const { meta, links } = pages.get('/notes/tag/boats/page/2')!;
    expect(meta.title).toBe('Boats – Notes – Page 2 of 2');
    expect(links).toContainEqual({ rel: 'prev', href: 'https://heron.example/notes/tag/boats' });
    const all = [...pages.values()].map((page) => page.meta.title);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('an entry', () => {
  test('leads to those before and after it in time', () => {
    expect(listOn(pages, '/notes/day-3').neighbours).toEqual({
      previous: { name: 'About Day 2', to: '/notes/day-2' },
      next: { name: 'About Day 5', to: '/notes/day-5' },
    });
  });

  test('names first those that share the most tags with it, then those nearest in time', () => {
    expect(namesOn(pages, '/notes/day-5')).toEqual(['About Day 1', 'About Day 7', 'About Day 3']);
  });

  test('says who wrote it and when, and is an article for search engines', () => {
    const { byline, meta } = pages.get('/notes/day-1')!;
    expect(byline).toMatchObject({ date: '2026-01-02', authors: [{ name: 'Mara Lind', to: '/' }] });
    expect(meta.data).toEqual({ kind: 'article', published: '2026-01-02' });
  });
});
