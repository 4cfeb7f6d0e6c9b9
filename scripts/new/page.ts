/** Inserts a page into a manifest. Every other byte of the file stays. */
import { readFileSync, writeFileSync } from 'node:fs';
import { editText } from '../../editing/edit-text.ts';
import { isRefusal } from '../../editing/edit.ts';
import { loadManifest, manifestChecker } from '../../manifest/manifest.ts';
import { parse } from '../../manifest/yaml/parse.ts';
import type { Source } from '../../manifest/yaml/source.ts';
import { positionOf } from '../../manifest/problems/print.ts';
import { UnreadableError } from '../../schema/errors.ts';
import type { Problem } from '../../manifest/problems/problem.ts';
import { DEFAULT_MANIFEST } from '../cli/npm-call.ts';
import { shellWord } from '../../schema/values/shell-word.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { readArguments } from './arguments.ts';
import { checkPath } from './page-path.ts';
import { withExampleFiles } from './example-files.ts';
import { makePage } from './page-text.ts';

const OPTIONS = ['manifest', 'name', 'title', 'description', 'blocks', 'parent'] as const;
const USAGE =
  'npx waybill new page /about [--manifest file] [--name …] [--title …] [--description …] [--blocks hero,faq] [--parent /]';

/** Adds a page at the end of the routes, or after its parent's pages. Throws ManifestError or UnreadableError. */
export function newPage(args: string[]): void {
  const { name: path, given } = readArguments(args, USAGE, OPTIONS);
  const { manifest = DEFAULT_MANIFEST } = given;
  const { site, warnings } = loadManifest(manifest);
  const source = parse(manifest, warnings.text) as Source; // it has just passed the check
  checkPath(path, source.value);
  const page = makePage(path, given, site);
  const { text, offset } = insert(source, page, given.parent);
  const files = withExampleFiles(manifest, page, () => {
    rejectErrors(manifestChecker(manifest)(Buffer.from(text)).problems);
    write(manifest, text);
  });
  const { line } = positionOf(text, text.indexOf('path', offset));
  console.log(
    `Added the page ${path} to ${manifest}, line ${line}.\n` +
      (files.length > 0 ? `Put your own in place of ${files.join(' and ')}.\n` : '') +
      `Next: write its texts and its description, then name it in the navigation or in the footer:\n` +
      `  - label: ${String(page['name'])}\n    to: ${path}\n` +
      `npx waybill dev${manifest === DEFAULT_MANIFEST ? '' : ` ${shellWord(manifest)}`} shows it at ${path}.`,
  );
}

/** Returns the text with the page inserted, and the offset of the page. */
function insert(source: Source, page: Tree, parent?: string): { text: string; offset: number } {
  const path = `/routes/${routeBefore(source.value, parent) + 1}`;
  const edited = editText(source.text, [{ op: 'add', path, value: page }]);
  if (isRefusal(edited)) return reject(`${edited.refusal} Add the page to ${source.file} by hand.`);
  return { text: edited.text, offset: edited.splices[0]!.start };
}

/** Returns the index of the route before the new page: the last descendant of its parent, else the last of all. */
function routeBefore(manifest: unknown, parent?: string): number {
  const routes = pagesOf(manifest).filter(({ path }) => path !== undefined);
  const below = new Set([parent]);
  const family = routes.flatMap(({ path, value }, index) => {
    if (path !== parent && !below.has(value['parent'] as string | undefined)) return [];
    below.add(path);
    return [index];
  });
  return (parent === undefined ? undefined : family.at(-1)) ?? routes.length - 1;
}

/** Rejects a page that would cause an error, such as a form without an endpoint. Warnings, such as a missing link, do not count. */
function rejectErrors(problems: Problem[]): void {
  const error = problems.find(({ severity }) => severity === 'error');
  if (error) reject([error.message, error.hint, 'Nothing was changed.'].filter(Boolean).join(' '));
}

/** Writes the text and keeps a byte order mark, which is not part of the text. */
function write(manifest: string, text: string): void {
  const [mark = ''] = /^\uFEFF/.exec(readFileSync(manifest, 'utf8')) ?? [];
  writeFileSync(manifest, mark + text);
}

function reject(sentence: string): never {
  throw new UnreadableError(sentence);
}
