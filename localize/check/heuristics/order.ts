/** Finds what may have changed places in a translation: references, addresses, codes in brackets, and the places of the manifest. */
import type { CatalogEntry } from '../../catalog/entry.ts';
import type { TranslationFault } from '../compare/fault.ts';
import { allOf, LINK_TARGET, REFERENCES } from '../compare/patterns.ts';

/** Letters and figures that are the same in every language: (VOHS). */
const CODE = /[(（]([A-Z0-9]{3,})[)）]/g;

/** Returns the first reference, address or code that stands where the source has another one of its kind; undefined where none does. */
export function orderFault(source: string, translation: string): TranslationFault | undefined {
  if (!/\$\{|\]\(|[(（][A-Z0-9]/.test(translation)) return undefined;
  const [codes, written] = [allOf(source, CODE), allOf(translation, CODE)];
  return (
    firstMoved(allOf(source, REFERENCES), allOf(translation, REFERENCES), groupOf) ??
    firstMoved(allOf(source, LINK_TARGET), allOf(translation, LINK_TARGET), () => '') ??
    (codes.toSorted().join() === written.toSorted().join() ? firstMoved(codes, written, () => '') : undefined)
  );
}

function firstMoved(
  wanted: string[],
  written: string[],
  kindOf: (one: string) => string,
): TranslationFault | undefined {
  const at = wanted.findIndex((one, index) => one !== written[index]);
  const [here, there] = [wanted[at], written[at]];
  if (here === undefined || there === undefined || kindOf(here) !== kindOf(there)) return undefined;
  return {
    message: `${JSON.stringify(there)} is where the source has ${JSON.stringify(here)}.`,
    hint: 'Look whether each is beside the words that it belongs to.',
    mark: there,
  };
}

/** Returns what comes before the point: those of one group are of one kind, such as phone numbers. */
const groupOf = (reference: string) => reference.split('.')[0]!;

/** What the name of a place in the manifest is listed as. */
const PLACE = /^:places\.[^.]+\.name$/;
/** In characters: so near to each other, two places are a way from one to the other, or neighbours in a list. */
const NEAR = 8;
const SENTENCE_END = /[.!?؟।。]\s/;

/** Returns a function that finds two places that have changed places, by the names that the translations of a language give them. */
export function placesFault(
  entries: CatalogEntry[],
): (source: string, translation: string) => TranslationFault | undefined {
  const names = entries.flatMap(({ id, text, references }) =>
    text !== '' && references.some((reference) => PLACE.test(reference)) ? [{ name: id, translated: text }] : [],
  );
  const isName = names.length < 2 ? undefined : new RegExp(names.map(({ name }) => RegExp.escape(name)).join('|'));
  return (source, translation) => {
    if (!isName?.test(source)) return undefined;
    const found = names
      .map(({ name, translated }) => ({
        translated,
        from: source.indexOf(name),
        name,
        at: translation.indexOf(translated),
      }))
      .filter(({ from, at }) => from !== -1 && at !== -1)
      .filter(({ name }, _, all) => !all.some((other) => other.name !== name && other.name.includes(name))) // Kochi Harbour
      .toSorted((one, other) => one.from - other.from);
    for (const [index, first] of found.entries()) {
      const second = found[index + 1];
      if (!second || first.at < second.at) continue;
      const between = source.slice(first.from + first.name.length, second.from);
      const isApart = SENTENCE_END.test(between) && SENTENCE_END.test(translation.slice(second.at, first.at));
      const isNear = between.length <= NEAR && translation.split(second.translated).length === 2;
      if (isNear || isApart)
        return { message: `${JSON.stringify(second.translated)} comes before ${JSON.stringify(first.translated)}, in the source it is the other way round.`, hint: 'Look whether each is beside the words that it belongs to.', mark: second.translated }; // prettier-ignore
    }
    return undefined;
  };
}
