/** Writes the pages of a site in another language, beside those in its own. */
import type { LanguageSet } from '../../schema/addresses/language-links.ts';
import { makeAssets } from '../assets/assets.ts';
import { putSearchFile } from '../assets/search/search-file.ts';
import { headsOf, feedsOf, recordFor } from '../assets/site-files.ts';
import { rangeOfShard } from '../shards/shard.ts';
import type { Shard } from '../shards/shard.ts';
import { makePages } from '../pages/make-pages.ts';
import { setupFor } from '../pages/pool/setup.ts';
import type { BuildContext } from '../pages/pool/build-context.ts';
import { makeSpecialPages } from '../pages/special-pages.ts';
import type { BuildInput } from '../pages/checked-input.ts';
import { languageSet } from './read-languages.ts';
import type { LanguageInput } from './read-languages.ts';
import type { WrittenLanguage } from './written-languages.ts';

/** Writes the pages of a language, or those of a shard; with the last, its not-found page and its feeds as well. */
async function writeLanguage(
  { tag, input }: LanguageInput,
  languages: LanguageSet,
  { shard, ...context }: LanguageContext,
): Promise<WrittenLanguage> {
  const cached = context.cached?.languages[tag];
  const languageContext = {
    ...context,
    translation: tag,
    cached: cached && { ...context.cached!, ...cached },
    range: rangeOfShard(input.summaries.length, shard),
  };
  const assets = await makeAssets(input, languageContext);
  const setup = setupFor(input, assets, languageContext, languages);
  const { pages, made } = await makePages(input, assets.pictures.previews, setup, languageContext);
  await input.pool.close();
  const special = languageContext.range.isLast ? await makeSpecialPages(input, setup, languageContext) : undefined;
  const inline = { ...Object.fromEntries(pages.map((page) => [page.file, page.inline])), ...special?.inline };
  const texts = input.maker.sitePart.site.search && pages.flatMap((page) => page.texts ?? []);
  if (texts && !shard) putSearchFile(languageContext.output, texts, tag);
  if (languageContext.range.isLast)
    for (const [path, text] of Object.entries(feedsOf(input))) languageContext.output.put(path, text);
  const { siteHash, held } = input;
  const built = { siteHash, held, pages, assets, special };
  return { tag, inline, texts, heads: headsOf(input), record: recordFor(input, ''), made, built };
}

/** What languages are built with; `shard` is undefined for the whole site. */
type LanguageContext = BuildContext & { shard: Shard | undefined };

/** Writes the pages of all other languages, one language after the other: each has all threads to itself. */
export async function writeLanguages(
  own: BuildInput,
  languages: LanguageInput[],
  context: LanguageContext,
): Promise<WrittenLanguage[]> {
  const written: WrittenLanguage[] = [];
  for (const language of languages)
    // oxlint-disable-next-line no-await-in-loop -- see above
    written.push(await writeLanguage(language, languageSet(own, languages, language.tag)!, context));
  return written;
}
