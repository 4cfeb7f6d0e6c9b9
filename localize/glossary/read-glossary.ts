/** Reads the glossary of a site, which is in the folder of its translations. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBytes, shownName } from '../../manifest/check/manifest-file.ts';
import { locate, problemOf } from '../../manifest/problems/locate.ts';
import { byPosition } from '../../manifest/problems/problem.ts';
import type { Finding, Problem } from '../../manifest/problems/problem.ts';
import { decodeUtf8 } from '../../manifest/yaml/decode.ts';
import { parse } from '../../manifest/yaml/parse.ts';
import type { SyntaxProblem } from '../../manifest/yaml/source.ts';
import { isRecord } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { languagesOf } from '../../schema/addresses/language-links.ts';
import { languagesFolderOf } from '../languages.ts';
import { Glossary, keyOfTerm } from './glossary.ts';
import type { Term } from './glossary.ts';

/** A glossary as far as it can be read, and what is wrong with its file. */
export interface ReadGlossary {
  glossary: Glossary;
  text: string;
  problems: Problem[];
}

/** Reads the glossary of a manifest; returns one without terms where there is no file. Throws UnreadableError where it cannot be read. */
export function readGlossary(manifestFile: string, source: Tree): ReadGlossary {
  const path = join(languagesFolderOf(manifestFile), 'glossary.yaml');
  if (existsSync(path)) return glossaryIn(shownName(path), readBytes(path), source);
  return { glossary: new Glossary([], ''), text: '', problems: [] };
}

/** Reads the bytes of a glossary; `file` is its name in messages. */
export function glossaryIn(file: string, bytes: Uint8Array, source: Tree): ReadGlossary {
  const { text, problem } = decodeUtf8(bytes);
  const language = String(source['language']);
  const result = (problems: Problem[], terms: Term[] = []): ReadGlossary => ({
    glossary: new Glossary(terms, language),
    text,
    problems: problems.map((one) => ({ ...one, where: '', fileText: text })),
  });
  const ofSyntax = (problems: SyntaxProblem[]) => problems.map(({ fix: _fix, ...one }) => problemOf(one, file));
  if (problem) return result(ofSyntax([problem]));
  const read = parse(file, text);
  if (Array.isArray(read)) return result(ofSyntax(read));
  const { terms, findings } = termsOf(read.value, languagesOf(source));
  return result([...ofSyntax(read.warnings), ...findings.map((one) => locate(one, read))].toSorted(byPosition), terms);
}

type Fault = Omit<Finding, 'code'>;

function termsOf(value: unknown, languages: string[]): { terms: Term[]; findings: Finding[] } {
  const terms = new Map<string, Term>();
  const faults: Fault[] = [];
  const unknown = new Map<string, string[]>(); // the entries that have it
  if (!Array.isArray(value))
    faults.push({ pointer: '', message: 'This is not a list of terms.', hint: 'Write an entry for each term: "- term: boat", and below it its translations, such as "de: [Boot]".' }); // prettier-ignore
  for (const [index, entry] of (Array.isArray(value) ? value : []).entries()) {
    const pointer = `/${index}`;
    const { term, ...forms }: Tree = isRecord(entry) ? entry : {};
    if (typeof term !== 'string' || term.trim() === '') {
      faults.push({ pointer, message: 'This entry has no term.', hint: 'Write the words of the source, such as "term: boat".' }); // prettier-ignore
      continue;
    }
    if (terms.has(keyOfTerm(term)))
      faults.push({ pointer: `${pointer}/term`, message: `${JSON.stringify(term)} is in the glossary twice.`, hint: 'Write all its translations in one entry.' }); // prettier-ignore
    for (const [language, translations] of Object.entries(forms)) {
      if (!languages.includes(language)) unknown.set(language, [...(unknown.get(language) ?? []), pointer]);
      else if (!isListOfTexts(translations))
        faults.push({ pointer: `${pointer}/${language}`, message: 'The translations of a term are a list of texts.', hint: `Write them between brackets, such as ${language}: [one form, another form].` }); // prettier-ignore
    }
    const lists = Object.entries(forms).filter((one): one is [string, string[]] => isListOfTexts(one[1]));
    terms.set(keyOfTerm(term), { term, forms: new Map(lists) });
  }
  for (const [language, entries] of unknown) faults.push(unknownLanguage(language, entries, languages));
  return { terms: [...terms.values()], findings: faults.map((fault) => ({ code: 'broken-glossary', ...fault })) };
}

/** Returns one fault at the first entry that has a language, however many have it: it is one language too many. */
function unknownLanguage(language: string, entries: string[], languages: string[]): Fault {
  const others = entries.length > 1 ? ` It is in ${entries.length} terms; this is the first.` : '';
  const known =
    languages.length > 0 ? `Its other languages are: ${languages.join(', ')}.` : 'It has no other language.';
  return {
    pointer: `${entries[0]}/${language}`,
    at: 'key',
    message: `The site is not translated into ${JSON.stringify(language)}.${others}`,
    hint: `${known} Add it to "languages" in the manifest, or remove it here.`,
  };
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' && one.trim() !== '');
}
