/** Makes a new block from an example of its kind, with names of this site in the place of those that the example has. */
import { load } from 'js-yaml';
import { compileWalk } from '../../../../manifest/text/walk.ts';
import type { TextFormat } from '../../../../manifest/text/walk.ts';
import { blockSchemas } from '../../../../schema/schemas.ts';
import { withValue } from '../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { isRecord, recordOf } from '../../../../schema/values/tree.ts';
import type { Tree } from '../../../../schema/values/tree.ts';
import { examplesOf } from '../../../reference/example-text.ts';
import type { Example } from './outline.ts';

/** What it takes to choose one: what the file says, the files of the site, and what would be wrong with a block. */
export interface ExampleTools {
  manifest: Tree;
  files: Iterable<string>;
  findFault(block: Tree): Promise<string | undefined>;
}

/** Returns the first example of a kind that nothing is wrong with; undefined where there is no such kind. */
export async function fittingExample(type: string, tools: ExampleTools): Promise<Example | undefined> {
  if (!blockSchemas().has(type) || type === 'shared') return undefined;
  let sentence: string | undefined;
  for (const lines of examplesOf(type)) {
    const value = withOwnNames(load(lines.join('\n')) as Tree, tools);
    // oxlint-disable-next-line no-await-in-loop -- the first one that fits is taken
    const fault = await tools.findFault(value);
    if (fault === undefined) return { value };
    sentence ??= fault;
  }
  return { sentence: sentence! };
}

/** Returns a block in which files, places and endpoints are those of this site. */
export function withOwnNames(block: Tree, { manifest, files }: Pick<ExampleTools, 'manifest' | 'files'>): Tree {
  const own = [...files];
  const places = Object.keys(recordOf(manifest, 'places'));
  const replaced: { at: Pointer; name: string }[] = [];
  const used: string[] = [];
  compileWalk(blockSchemas().get(String(block['type']))!)(block, '', (format, text, at) => {
    const name = FILES.has(format)
      ? fileLike(text, format, own)
      : format === 'place'
        ? nameFor(text, used, places)
        : undefined;
    if (name !== undefined) replaced.push({ at, name });
    return text;
  });
  const named = replaced.reduce<unknown>((value, { at, name }) => withValue(value, at, name), block) as Tree;
  const [endpoint] = Object.entries(recordOf(manifest, 'endpoints')).find(
    ([, one]) => isRecord(one) && one['answer'] === 'message',
  ) ?? [undefined];
  return named['type'] === 'form' && endpoint !== undefined ? { ...named, endpoint } : named;
}

const FILES: ReadonlySet<TextFormat> = new Set<TextFormat>(['file', 'public-file', 'download', 'video', 'backdrop']);
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** Returns a file of the site that may replace an example's; photographs before drawings. */
function fileLike(file: string, format: TextFormat, own: string[]): string | undefined {
  if (!file.startsWith('/') || own.includes(file)) return undefined;
  const extension = file.slice(file.lastIndexOf('.'));
  const isPicture = PICTURE.test(file);
  const alike = own.filter((one) => (isPicture ? PICTURE.test(one) : one.endsWith(extension)));
  const photo = alike.find((one) => !one.endsWith('.svg'));
  if (format === 'backdrop') return photo;
  return photo ?? alike[0] ?? (format === 'download' ? own[0] : undefined);
}

/** Returns the same place for the same name, and another for another one. */
function nameFor(place: string, used: string[], places: string[]): string | undefined {
  if (!used.includes(place)) used.push(place);
  return places[used.indexOf(place)];
}
