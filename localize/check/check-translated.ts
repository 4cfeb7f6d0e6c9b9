/** Checks a translated manifest as any other: what is wrong with it is wrong with a translation. */
import { checkValue } from '../../manifest/check/check-value.ts';
import { problemKinds } from '../../manifest/problems/kinds.ts';
import type { Finding, Problem } from '../../manifest/problems/problem.ts';
import type { PublicFiles } from '../../manifest/public/public-folder.ts';
import { parse } from '../../manifest/yaml/parse.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { keyOf } from '../catalog/update.ts';
import { entrySpans } from '../catalog/entry-spans.ts';
import { translateAlone } from '../translated-manifest.ts';
import { Translation } from '../translation.ts';
import type { CatalogFile } from '../languages.ts';
import { entryAt } from './entry-at.ts';
import { narrow } from './narrow.ts';

/** Returns the problems of the pages that are translated, each at its translation; what the source has as well is left out. */
export function checkTranslated(
  source: Tree,
  { file, text, catalog, language }: CatalogFile,
  publicFiles: PublicFiles,
): Problem[] {
  const translated = translateAlone(source, catalog, language);
  const read = translated && parse(file, JSON.stringify(translated));
  if (!translated || !read || Array.isArray(read)) return [];
  const spans = entrySpans(text);
  const place = { source, translated, translation: new Translation(catalog) };
  const found = new Map<string, Problem>();
  for (const finding of checkValue(read, publicFiles, {}, false).findings) {
    const entry = entryAt(place, finding.pointer, finding.mark ?? finding.found);
    if (!entry) continue;
    const key = `${finding.code} ${keyOf(entry)}`;
    const at = spans.get(keyOf(entry))?.text ?? { start: 0, end: 0 };
    if (!found.has(key))
      found.set(key, {
        ...problemOf(finding),
        file,
        fileText: text,
        where: entry.references[0] ?? '',
        span: narrow(text, at, finding.mark),
      });
  }
  return [...found.values()];
}

function problemOf({
  code,
  message,
  hint,
}: Finding): Pick<Problem, 'code' | 'severity' | 'message' | 'hint' | 'pointer'> {
  return { code, severity: problemKinds[code].severity, message, ...(hint !== undefined && { hint }), pointer: '' };
}
