/** What a manifest gives names to, and whether anything uses them. */
import { escapePointer } from './pointer.ts';
import type { Pointer } from './problem.ts';
import { isRecord, pagesOf } from './tree.ts';

/** What has a name that is used elsewhere. */
export type NamedKind = 'shared' | 'reference' | 'endpoints' | 'places' | 'category' | 'icon' | 'page' | 'file';

export interface Definition {
  /** As it is written where it is used. */
  name: string;
  /** Where its name is written; a file has no such place. */
  pointer?: Pointer;
  /** How a manifest in JSON says that it is used. */
  use: RegExp;
}

/** The definitions that a name may be meant to be one of. */
export function definitionsOf(
  kind: NamedKind,
  name: string,
  manifest: unknown,
  publicFiles: ReadonlySet<string>,
): Definition[] {
  if (!isRecord(manifest)) return [];
  const named = (field: string, use: (key: string) => string, prefix = ''): Definition[] =>
    Object.keys(isRecord(manifest[field]) ? manifest[field] : {}).map((key) => ({
      name: prefix + key,
      pointer: `/${field}/${escapePointer(key)}`,
      use: new RegExp(use(escaped(key))),
    }));
  switch (kind) {
    case 'shared':
      return named('shared', (key) => `"name":"${key}"`);
    case 'endpoints':
      return named('endpoints', (key) => `"endpoint":"${key}"`);
    case 'places':
      return named('places', (key) => `"${key}"(?!:)`);
    case 'reference': {
      const [field = ''] = name.includes('.') ? name.split('.', 1) : ['figures'];
      if (field !== 'phones' && field !== 'figures' && field !== 'placeholders') return [];
      const own = name.includes('.') ? `${field}.` : '';
      return named(field, (key) => `\\$\\{${field}\\.${key}\\}${field === 'figures' ? `|"${key}"(?!:)` : ''}`, own);
    }
    case 'page':
      return pagesOf(manifest).flatMap(({ path, pointer }) =>
        path === undefined
          ? []
          : { name: path, pointer: `${pointer}/path`, use: new RegExp(`(?<!"path":)["(]${escaped(path)}["#?)]`) },
      );
    case 'file':
      return [...publicFiles].map((file) => ({ name: file, use: new RegExp(`["(]${escaped(file)}["#)]`) }));
    default:
      return [];
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

const asText = new WeakMap<object, string>();

/** Whether anything in a manifest uses what a definition names. */
export function isUsed({ use }: Definition, manifest: unknown): boolean {
  if (!isRecord(manifest)) return true;
  let text = asText.get(manifest);
  if (text === undefined) asText.set(manifest, (text = JSON.stringify(manifest)));
  return use.test(text);
}
