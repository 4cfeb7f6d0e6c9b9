/** Reads the translations of a site, and makes of each the input of a build. */
import { dirname } from 'node:path';
import { checkTranslated } from '../../localize/check/check-translated.ts';
import { readGlossary } from '../../localize/glossary/read-glossary.ts';
import { readLanguage } from '../../localize/languages.ts';
import { languagesOf } from '../../schema/addresses/language-links.ts';
import { translateBelowTag } from '../../localize/translated-manifest.ts';
import { NeedsWholeCheck } from '../../manifest/incremental/needs-whole-check.ts';
import { ManifestError } from '../../manifest/problems/problem.ts';
import type { Problem } from '../../manifest/problems/problem.ts';
import type { LanguageSet } from '../../schema/addresses/language-links.ts';
import type { BuildCache } from '../output/cached-build.ts';
import type { BuildReporter } from '../report/reporter.ts';
import { inputOf } from './language-input.ts';
import { problemsOf } from './translation-problems.ts';
import type { CheckedAgainst } from './translation-problems.ts';
import { treeOf } from '../pages/source/split-source.ts';
import type { BuildInput, ReadOptions } from '../pages/checked-input.ts';

/** A language of a site, and what its pages are made from. */
export interface LanguageInput {
  tag: string;
  input: BuildInput;
  /** The paths of its pages in the site's own language. */
  paths: Set<string>;
}

type LanguageReadOptions = Omit<ReadOptions, 'cached'> & { cached: Pick<BuildCache, 'languages'> | undefined };

/** What all languages are read with. */
interface SourceSite extends CheckedAgainst {
  manifestFile: string;
  own: BuildInput;
}

/** Returns each language in which at least one page is translated. Reports warnings. Throws ManifestError. */
export async function readLanguages(
  manifestFile: string,
  input: BuildInput,
  { cached, ...options }: LanguageReadOptions,
): Promise<LanguageInput[]> {
  const tags = languagesOf(input.maker.sitePart.manifest);
  const inputs: LanguageInput[] = [];
  if (tags.length === 0) return inputs;
  const source = treeOf(input.bytes);
  const { glossary, problems, text } = readGlossary(manifestFile, source);
  reportOrThrow(problems, text, options.reporter);
  const site = { manifestFile, source, own: input, code: options.code, glossary, terms: text };
  try {
    for (const tag of tags) {
      // oxlint-disable-next-line no-await-in-loop -- each language has all threads to itself
      const language = await readTranslated(tag, site, { ...options, cached: cached?.languages[tag] });
      if (language) inputs.push(language);
    }
  } catch (error) {
    await Promise.all(inputs.map((language) => language.input.pool.close()));
    throw error;
  }
  return inputs;
}

async function readTranslated(tag: string, site: SourceSite, options: ReadOptions): Promise<LanguageInput | undefined> {
  const { manifestFile, source, own } = site;
  const file = readLanguage(manifestFile, tag);
  if (!file) return undefined;
  const problems = problemsOf(file, site);
  reportOrThrow(problems, file.text, options.reporter);
  const translated = translateBelowTag(source, file.catalog, tag);
  if (!translated) return undefined;
  const { manifest, paths } = translated;
  try {
    const input = await inputOf(manifest, dirname(manifestFile), own, options);
    return { tag, paths, input };
  } catch (error) {
    if (!(error instanceof NeedsWholeCheck)) throw error;
    reportOrThrow(checkTranslated(source, file, own.publicFiles) ?? [], file.text, options.reporter);
    throw error;
  }
}

/** Returns the languages of a site, its own first, as pages in one of them need to know them. */
export function languageSet(
  { maker, summaries }: BuildInput,
  languages: LanguageInput[],
  current?: string,
): LanguageSet | undefined {
  if (languages.length === 0) return undefined;
  const own = { tag: maker.sitePart.site.language, paths: new Set(summaries.map(({ head }) => head.path)) };
  return { current: current ?? own.tag, all: [own, ...languages].map(({ tag, paths }) => ({ tag, paths })) };
}

/** Reports problems of a text; throws ManifestError if one of them is an error. */
function reportOrThrow(problems: Problem[], text: string, reporter: BuildReporter): void {
  if (problems.some(({ severity }) => severity === 'error')) throw new ManifestError(problems, text);
  if (problems.length > 0) reporter.warn({ problems, text });
}
