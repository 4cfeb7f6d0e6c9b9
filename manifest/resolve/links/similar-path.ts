/** Finds the page or file that a path may be intended to be. */
import type { Finding } from '../../problems/problem.ts';
import { decodedPath, normalForm } from '../../../schema/addresses/normal-form.ts';
import { guessWithFix, certainWord } from '../../words/suggest.ts';
import { candidates } from '../../words/word-index.ts';
import type { Words } from '../../words/word-index.ts';

/** What a finding says of a path that leads nowhere. */
type Near = Partial<Pick<Finding, 'hint' | 'suggestions' | 'fix'>>;

/** Knows the paths of a site. Its indexes are made when a path is wrong: most sites need none. */
export class SimilarPaths {
  readonly #pages: ReadonlySet<string>;
  readonly #files: ReadonlySet<string>;
  #bySpelling: Map<string, string | undefined> | undefined;
  #both: string[] | undefined;

  constructor(pages: ReadonlySet<string>, files: ReadonlySet<string>) {
    this.#pages = pages;
    this.#files = files;
  }

  /** Returns what to say of a path that leads nowhere; `write` puts a path into the words of the link. */
  of(path: string, otherwise: string, write: (correct: string) => string): Near {
    const same = this.sameAs(path);
    if (same !== undefined)
      return {
        hint: `Write it as ${JSON.stringify(same)}${isCase(path, same) ? ': capital and small letters count' : ''}.`,
        suggestions: [same],
        fix: { replace: write(same) },
      };
    const all = /\.\w+$/.test(path) ? (this.#both ??= [...this.#pages, ...this.#files]) : this.#pages;
    const near = guessWithFix(path, all, otherwise, write);
    if (!near.suggestions) return { ...near, ...byWords(path, all) };
    const only = near.fix ? undefined : certainWord(path, all);
    return only === undefined ? near : { ...near, fix: { replace: write(only) } };
  }

  /** Returns the file that an address leads to, which has other characters encoded: /files/a%20b.pdf; or the address. */
  fileAt(path: string): string {
    const decoded = path.includes('%') ? decodedPath(path) : path;
    return this.#files.has(decoded) ? decoded : path;
  }

  /** Returns the page or file that a path is another spelling of: /Courses/, courses.html, ./courses, public/images/x.jpg. */
  sameAs(path: string): string | undefined {
    this.#bySpelling ??= spellingsOf([...this.#pages, ...this.#files]);
    return this.#bySpelling.get(loose(path));
  }
}

function isCase(path: string, same: string): boolean {
  return path !== same && path.toLowerCase() === same.toLowerCase();
}

/** Returns the one path that has most words in common with another: /soup-of-bread for /bread-soup. */
function byWords(path: string, all: Words): Near | undefined {
  const words = wordsOf(path);
  const counted = [...candidates(path, all)]
    .map((one) => ({ one, common: [...wordsOf(one)].filter((word) => words.has(word)).length }))
    .filter(({ common }) => common > 0 && common * 2 >= words.size)
    .toSorted((some, other) => other.common - some.common);
  const [best, next] = counted;
  if (!best || best.common === next?.common) return undefined;
  return { hint: `Did you mean ${JSON.stringify(best.one)}?`, suggestions: [best.one] };
}

function wordsOf(path: string): Set<string> {
  return new Set(path.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
}

/** Paths by their normal form; undefined for a normal form that two of them share. */
function spellingsOf(paths: string[]): Map<string, string | undefined> {
  const spellings = new Map<string, string | undefined>();
  for (const path of paths) spellings.set(loose(path), spellings.has(loose(path)) ? undefined : path);
  return spellings;
}

/** Returns what all spellings of a path have in common, those of people who know folders and no addresses included. */
function loose(path: string): string {
  const bare = path
    .replaceAll('\\', '/')
    .replace(/^(?:\.{1,2}\/){1,9}/, '/')
    .replace(/^\/?public\//, '/')
    .replace(/[.,;:!)]{1,3}$/, '')
    .replaceAll(/%20|[\s_]/g, '-');
  return normalForm(bare.startsWith('/') ? bare : `/${bare}`);
}
