/** Checks a site in each of its other languages. */
import { problemKinds } from '../../manifest/problems/kinds.ts';
import type { Problem } from '../../manifest/problems/problem.ts';
import type { PublicFiles } from '../../manifest/public/public-folder.ts';
import { shownName } from '../../manifest/check/manifest-file.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { CatalogError } from '../catalog/catalog.ts';
import { catalogFileOf, readLanguage } from '../languages.ts';
import { languagesOf } from '../../schema/addresses/language-links.ts';
import type { CatalogFile } from '../languages.ts';
import { readGlossary } from '../glossary/read-glossary.ts';
import { checkCatalog } from './check-catalog.ts';
import { entryFaults } from './entry-faults.ts';
import { Vocabulary } from './heuristics/vocabulary.ts';
import { checkTranslated } from './check-translated.ts';
import { problemAt, syntaxProblem } from './entry-problem.ts';

/**
 * Returns what is wrong with the glossary and the translations of a manifest that has passed the check, one language
 * after the other.
 * Before the launch, each file has to name who has read it.
 */
export function checkLanguages(
  manifestFile: string,
  source: Tree,
  { publicFiles, launch }: { publicFiles: PublicFiles; launch: boolean },
): Problem[] {
  const languages = languagesOf(source);
  if (languages.length === 0) return [];
  const { glossary, problems: ofGlossary } = readGlossary(manifestFile, source);
  const files = new Map(languages.map((language) => [language, tryRead(manifestFile, language)]));
  const vocabularies = new Map(
    [...files].flatMap(([tag, file]) =>
      file && 'catalog' in file ? [[tag, new Vocabulary(file.catalog.entries)]] : [],
    ),
  );
  const ofLanguages = languages.flatMap((language) => {
    const catalogFile = files.get(language);
    if (catalogFile instanceof CatalogError) return [syntaxProblem(catalogFile)];
    if (!catalogFile) return [missingCatalog(shownName(catalogFileOf(manifestFile, language)))];
    const faults = entryFaults(catalogFile, { source: String(source['language']), glossary, vocabularies });
    const ofTexts = checkCatalog(source, catalogFile, faults);
    const problems = [...(launch ? unreadIn(catalogFile) : []), ...ofTexts];
    if (problems.some(({ severity }) => severity === 'error')) return problems;
    const ofPages = checkTranslated(source, catalogFile, publicFiles);
    if (ofPages) return [...problems, ...ofPages];
    return problems.length > 0 ? problems : [withoutPages(catalogFile)];
  });
  return [...ofGlossary, ...ofLanguages];
}

/** Returns the translations of a language, or what keeps them from being read; undefined where there are none. */
function tryRead(manifestFile: string, language: string): CatalogFile | CatalogError | undefined {
  try {
    return readLanguage(manifestFile, language);
  } catch (error) {
    if (error instanceof CatalogError) return error;
    throw error;
  }
}

/** Reports translations that name no reviewer. */
function unreadIn(catalogFile: CatalogFile): Problem[] {
  const { text, catalog } = catalogFile;
  const name = 'Last-Translator';
  if (catalog.headers[name]?.trim()) return [];
  const start = Math.max(0, text.indexOf(name));
  const message = 'No reviewer of these translations is named.';
  const hint = `Have a native speaker read them, and write the name after "${name}:".`;
  return [problemAt({ start, end: start + name.length }, catalogFile, { code: 'placeholder', message, hint })];
}

/** Reports a language in which there is no page yet, where nothing else says why. */
function withoutPages(catalogFile: CatalogFile): Problem {
  const message = 'No page is built in this language: the texts that all pages share are not translated.';
  const hint = 'Translate those first; npx waybill languages --status says how many are left.';
  return problemAt({ start: 0, end: 0 }, catalogFile, { code: 'incomplete-translation', message, hint });
}

function missingCatalog(file: string): Problem {
  const code = 'incomplete-translation';
  return {
    code,
    severity: problemKinds[code].severity,
    file,
    wholeFile: true,
    pointer: '/languages',
    where: '',
    message: `There is no ${file} yet.`,
    hint: 'Run npx waybill languages, which writes it.',
    span: { start: 0, end: 0 },
  };
}
