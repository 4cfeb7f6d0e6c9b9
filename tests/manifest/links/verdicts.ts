/** What the check says of a manifest's links, reported as a crawl would: by the pages that the links are on. */
import { checkText } from '../../../manifest/check/check-text.ts';
import type { Problem } from '../../../manifest/problems/problem.ts';
import { isRecord, records } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';

/** Returns the links that the check calls dead, as "page → address", each once. */
export function deadLinksOf(manifest: Tree, files: ReadonlySet<string>): string[] {
  const bytes = new TextEncoder().encode(JSON.stringify(manifest));
  const { problems } = checkText('broken.json', bytes, files);
  const dead = problems
    .flatMap((problem) => [problem, ...(problem.same ?? [])])
    .filter(({ code }) => /^(?:broken-link|broken-anchor|unsafe-link|missing-file)$/.test(code))
    .filter(({ pointer }) => !pointer.startsWith('/redirects'))
    .flatMap((problem) => pagesOf(manifest, problem).map((page) => `${page} → ${problem.found}`));
  return [...new Set(dead)].toSorted();
}

/** Returns the pages on which one can see what is at a pointer. */
function pagesOf(manifest: Tree, { pointer }: Problem): string[] {
  const [, part = '', name = ''] = pointer.split('/');
  const routes = records(manifest, 'routes').map(({ value }) => ({ path: String(value['path']), value }));
  const special = ['notFound', 'answerPage']
    .filter((field) => isRecord(manifest[field]))
    .map((field) => ({ path: field, value: manifest[field] as Tree }));
  const all = [...routes, ...special];
  if (part === 'routes') return [routes[Number(name)]!.path];
  if (part === 'notFound' || part === 'answerPage') return [part];
  if (part !== 'shared') return all.map(({ path }) => path);
  const shows = (page: Tree) => records(page, 'blocks').some(({ value }) => value['name'] === name);
  return all.filter(({ value }) => shows(value)).map(({ path }) => path);
}
