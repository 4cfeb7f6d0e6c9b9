/** Provides the engine's own words in the language of a site. */
import { existsSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { fallbacksOf } from '../../../schema/values/language.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';

/** One file for each language, in the shape of the same parts of a manifest. English is in the schema, as the defaults. */
const folder = new URL('../../../translations/', import.meta.url);

/** The parts of a manifest that hold words which the engine has defaults for. */
export const TRANSLATED = ['labels', 'answers'] as const;

type Translation = Partial<Record<(typeof TRANSLATED)[number], Tree>>;

const read = new Map<string, Translation | undefined>();

/** Returns the labels and answers in a language; undefined where nobody has translated them, and empty for English. */
export function translationFor(language: string): Translation | undefined {
  if (!read.has(language)) read.set(language, find(fallbacksOf(language)));
  return read.get(language);
}

/** Fills in the words that a manifest leaves out, where there is a translation of them. What is left is English. */
export function fillInWords(sitePart: Tree): Tree {
  const { language } = sitePart;
  const translation = typeof language === 'string' ? translationFor(language) : undefined;
  if (!translation) return sitePart;
  const filled = TRANSLATED.flatMap((part) => {
    const own = Object.hasOwn(sitePart, part) ? sitePart[part] : {};
    return isRecord(own) ? [[part, { ...translation[part], ...own }]] : [];
  });
  return { ...sitePart, ...Object.fromEntries(filled) };
}

function find(tags: string[]): Translation | undefined {
  for (const tag of tags) {
    if (tag === 'en') return {};
    const file = new URL(`${tag}.yaml`, folder);
    if (existsSync(file)) return load(readFileSync(file, 'utf8')) as Translation;
  }
  return undefined;
}
