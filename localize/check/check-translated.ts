/** Checks a translated manifest as any other: what is wrong with it is wrong with a translation. */
import { catalogKey } from '../catalog/entry.ts';
import { EntryIndex } from '../catalog/entry-index.ts';
import { checkValue } from '../../manifest/check/check-value.ts';
import type { Problem } from '../../manifest/problems/problem.ts';
import type { PublicFiles } from '../../manifest/public/public-folder.ts';
import { positionsIn } from '../../manifest/yaml/positions.ts';
import type { Source } from '../../manifest/yaml/source.ts';
import { once } from '../../schema/values/once.ts';
import { pagesOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { translateAtRoot } from '../translated-manifest.ts';
import { urlOf } from '../addresses.ts';
import type { CatalogFile } from '../languages.ts';
import { entryAt } from './entry-at.ts';
import { problemsIn } from './entry-problem.ts';

/** Returns the problems of the pages that are translated, each at its translation; undefined without pages. */
export function checkTranslated(
  source: Tree,
  catalogFile: CatalogFile,
  publicFiles: PublicFiles,
): Problem[] | undefined {
  const { file, catalog, language } = catalogFile;
  const translated = translateAtRoot(source, catalog, language);
  if (!translated) return undefined;
  const problemOf = problemsIn(catalogFile);
  const pages = new Map(pagesOf(source).map((page) => [page.path ?? page.special, page]));
  const place = { source, translated, pages, entries: new EntryIndex(catalog.entries) };
  const found = new Map<string, Problem>();
  // Pages that are not translated are linked in the source's site, which this check does not see.
  const toSource = `${urlOf(source)}/`;
  for (const finding of checkValue(sourceOf(file, translated), publicFiles, {}, false).findings) {
    if (finding.found?.startsWith(toSource)) continue;
    const entry = entryAt(place, finding.pointer, finding.mark ?? finding.found);
    const key = entry && `${finding.code} ${catalogKey(entry)}`;
    if (key !== undefined && !found.has(key)) found.set(key, problemOf(entry!, finding));
  }
  return [...found.values()];
}

/** Returns a value as if it had been read from a file, whose text is written only when it is asked for. */
function sourceOf(file: string, value: Tree): Source {
  const written = once(() => {
    const text = JSON.stringify(value);
    return { text, ...positionsIn(text) };
  });
  return {
    file,
    value: structuredClone(value), // what is certain to be a mistake is corrected in what is checked
    warnings: [],
    get text() {
      return written().text;
    },
    locate: (...place) => written().locate(...place),
    has: (pointer) => written().has(pointer),
  };
}
