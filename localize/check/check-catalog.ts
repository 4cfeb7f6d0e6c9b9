/** Checks a file of translations against its source. */
import { EntryIndex, isTranslated } from '../catalog/entry-index.ts';
import { byPosition } from '../../manifest/problems/problem.ts';
import type { Problem, ProblemCode } from '../../manifest/problems/problem.ts';
import type { Tree } from '../../schema/values/tree.ts';
import type { Glossary } from '../glossary/glossary.ts';
import type { CatalogEntry } from '../catalog/entry.ts';
import type { CatalogFile } from '../languages.ts';
import { textsByPart } from '../texts/texts.ts';
import type { SourceText } from '../texts/texts.ts';
import { differenceOf } from './compare/differences.ts';
import type { TranslationFault } from './compare/fault.ts';
import { Plausibility } from './heuristics/plausibility.ts';
import type { Vocabulary } from './heuristics/vocabulary.ts';
import { problemsIn } from './entry-problem.ts';
import { gapsOf } from './gaps.ts';
import { scriptFault } from './scripts.ts';

/**
 * Returns what is wrong with the translations of a source that has passed the check, in the order of the file. `vocabularies`
 * has the words of all translations of the site, by their languages.
 */
export function checkCatalog(
  source: Tree,
  catalogFile: CatalogFile,
  glossary: Glossary,
  vocabularies: ReadonlyMap<string, Vocabulary> = new Map(),
): Problem[] {
  const { catalog, language } = catalogFile;
  const languages = { source: String(source['language']), translation: language };
  const parts = textsByPart(source);
  const texts = [...parts.values()].flat();
  const index = new EntryIndex(catalog.entries);
  const limits = limitsOf(texts, index);
  const hasOtherTerm = (entry: CatalogEntry) => glossary.faultOf(entry, language) !== undefined;
  const plausibility = new Plausibility(catalog.entries, languages, { hasOtherTerm, vocabularies });
  const problems: Problem[] = [];
  const problemOf = problemsIn(catalogFile);
  const report = (code: ProblemCode, entry: CatalogEntry, difference: TranslationFault) =>
    problems.push(problemOf(entry, { code, ...difference }));
  const used = new Set(texts.flatMap(({ id, reference }) => index.allOf(id).filter(({ context }) => context === '' || context === reference))); // prettier-ignore
  for (const entry of catalog.entries) {
    if (!isTranslated(entry) || !used.has(entry)) continue;
    const fault = scriptFault(entry.id, entry.text, language);
    const difference = fault
      ? undefined
      : (pluralOf(entry) ?? differenceOf(entry.id, entry.text, languages) ?? lengthOf(entry, limits));
    const implausible = fault || difference || isAccepted(entry) ? undefined : plausibility.faultOf(entry);
    const otherTerm = fault || difference || implausible ? undefined : glossary.faultOf(entry, language);
    if (fault) report('foreign-letters', entry, fault);
    else if (difference) report('translation-differs', entry, difference);
    else if (implausible) report('doubtful-translation', entry, implausible);
    else if (otherTerm) report('glossary-term', entry, otherTerm);
  }
  for (const { code, entry, ...gap } of gapsOf(parts, catalog, index)) report(code, entry, gap);
  return problems.toSorted(byPosition);
}

/** Whether a comment accepts what is doubtful, with a reason, as in manifests. */
const isAccepted = ({ notes }: CatalogEntry) => /^accept doubtful-translation: *\S/m.test(notes);

/** Returns that an entry has plural forms: a text of a site has one form. */
function pluralOf({ plural }: CatalogEntry): TranslationFault | undefined {
  if (plural === undefined) return undefined;
  const message = 'This entry has plural forms, the text of the site has one form.';
  return { message, hint: 'Delete "msgid_plural", and write the translation after "msgstr".' };
}

/** Returns that a translation is longer than its field allows. */
function lengthOf(entry: CatalogEntry, limits: ReadonlyMap<CatalogEntry, number>): TranslationFault | undefined {
  const [limit, { length }] = [limits.get(entry), entry.text];
  if (limit === undefined || length <= limit) return undefined;
  return {
    message: `The translation has ${length} characters, ${limit} are allowed.`,
    hint: `Shorten it by ${length - limit}.`,
  };
}

/** Returns how long each translation may be: where it is in several fields, as long as the shortest of them allows. */
function limitsOf(texts: SourceText[], index: EntryIndex): Map<CatalogEntry, number> {
  const limits = new Map<CatalogEntry, number>();
  for (const { id, reference, limit } of texts) {
    const entry = limit === undefined ? undefined : index.find(id, () => reference);
    if (entry) limits.set(entry, Math.min(limit!, limits.get(entry) ?? Infinity));
  }
  return limits;
}
