/** Finds what is wrong with translations by themselves, wherever the site has their texts. */
import { catalogKey } from '../catalog/entry.ts';
import type { CatalogEntry } from '../catalog/entry.ts';
import { isTranslated } from '../catalog/entry-index.ts';
import type { Glossary } from '../glossary/glossary.ts';
import type { CatalogFile } from '../languages.ts';
import { differenceOf } from './compare/differences.ts';
import type { TranslationFault } from './compare/fault.ts';
import { Plausibility } from './heuristics/plausibility.ts';
import type { Vocabulary } from './heuristics/vocabulary.ts';
import { scriptFault } from './scripts.ts';

/** What is wrong with a translation. */
export interface EntryFault extends TranslationFault {
  code: 'foreign-letters' | 'translation-differs' | 'doubtful-translation' | 'glossary-term';
}

/** By the keys of entries, one fault for each that has any. */
export type EntryFaults = Record<string, EntryFault>;

/** What translations are compared with. */
export interface ComparedWith {
  /** The language of the source. */
  source: string;
  glossary: Glossary;
  /** The words of all translations of the site, by their languages. */
  vocabularies?: ReadonlyMap<string, Vocabulary> | undefined;
}

/** Returns the faults of the translated entries of a file: values of JSON. */
export function entryFaults(
  { catalog, language }: CatalogFile,
  { source, glossary, vocabularies = new Map() }: ComparedWith,
): EntryFaults {
  const languages = { source, translation: language };
  const hasOtherTerm = (entry: CatalogEntry) => glossary.faultOf(entry, language) !== undefined;
  const plausibility = new Plausibility(catalog.entries, languages, { hasOtherTerm, vocabularies });
  const faultOf = (entry: CatalogEntry): EntryFault | undefined =>
    withCode('foreign-letters', scriptFault(entry.id, entry.text, language)) ??
    withCode('translation-differs', pluralOf(entry) ?? differenceOf(entry.id, entry.text, languages)) ??
    withCode('doubtful-translation', isAccepted(entry) ? undefined : plausibility.faultOf(entry)) ??
    withCode('glossary-term', glossary.faultOf(entry, language));
  return Object.fromEntries(
    catalog.entries.filter(isTranslated).flatMap((entry) => {
      const fault = faultOf(entry);
      return fault ? [[catalogKey(entry), fault]] : [];
    }),
  );
}

const withCode = (code: EntryFault['code'], fault: TranslationFault | undefined): EntryFault | undefined =>
  fault && { code, ...fault };

/** Whether a comment accepts what is doubtful, with a reason, as in manifests. */
const isAccepted = ({ notes }: CatalogEntry) => /^accept doubtful-translation: *\S/m.test(notes);

/** Returns that an entry has plural forms: a text of a site has one form. */
function pluralOf({ plural }: CatalogEntry): TranslationFault | undefined {
  if (plural === undefined) return undefined;
  const message = 'This entry has plural forms, the text of the site has one form.';
  return { message, hint: 'Delete "msgid_plural", and write the translation after "msgstr".' };
}
