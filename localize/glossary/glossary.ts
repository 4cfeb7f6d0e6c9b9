/** Finds terms of the source whose translation is not one that the glossary allows. */
import { withoutZeroWidth } from '../../manifest/words/invisible.ts';
import type { CatalogEntry } from '../catalog/entry.ts';
import type { TranslationFault } from '../check/compare/fault.ts';
import { bareText } from '../check/compare/patterns.ts';

/** A term of the source, and by language the forms of its translation that are allowed. */
export interface Term {
  term: string;
  forms: ReadonlyMap<string, string[]>;
}

/** Languages that are written without spaces between words. */
const UNSPACED = /^(?:bo|ja|km|lo|my|th|zh)\b/;

/** The terms of a site. */
export class Glossary {
  readonly #terms: ReadonlyMap<string, Term>;
  readonly #pattern: RegExp | undefined;
  readonly #plural: string;
  /** The terms of each text, which all languages ask for. */
  readonly #found = new Map<string, Term[]>();

  /** `language` is that of the source. */
  constructor(terms: Term[], language: string) {
    this.#terms = new Map(terms.map((one) => [keyOfTerm(one.term), one]));
    this.#plural = /^en\b/.test(language) ? 's' : '';
    if (terms.length > 0) this.#pattern = patternOf([...this.#terms.keys()], this.#plural, language);
  }

  /** Returns what a translation lacks; undefined where it has a form of each term. */
  faultOf({ id, text }: CatalogEntry, language: string): TranslationFault | undefined {
    const terms = this.#termsIn(id);
    if (terms.length === 0) return undefined;
    const missing = terms.flatMap(({ term, forms }) => {
      const allowed = forms.get(language);
      return !allowed || hasOneOf(allowed, text) ? [] : [{ term, allowed }];
    });
    if (missing.length === 0) return undefined;
    const names = missing.map(({ term }) => JSON.stringify(term)).join(', ');
    const wanted = missing.map(({ term, allowed }) => `${allowed.map((form) => JSON.stringify(form)).join(' or ')} for ${JSON.stringify(term)}`); // prettier-ignore
    return {
      message: `The translation of ${names} is not one that the glossary allows.`,
      hint: `Write ${wanted.join(', ')}, or add the form to languages/glossary.yaml.`,
    };
  }

  #termsIn(id: string): Term[] {
    let terms = this.#found.get(id);
    if (!terms) this.#found.set(id, (terms = this.#findTerms(id)));
    return terms;
  }

  #findTerms(id: string): Term[] {
    if (!this.#pattern) return [];
    const found = bareText(id).toLowerCase().match(this.#pattern) ?? [];
    const terms = found.flatMap(
      (key) => this.#terms.get(key) ?? this.#terms.get(key.slice(0, -this.#plural.length)) ?? [],
    );
    return [...new Set(terms)];
  }
}

/** Returns what two spellings of a term have in common. */
export const keyOfTerm = (term: string): string => term.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Returns whether a translation has one of some forms. Most have it letter by letter, which is quick to see. */
function hasOneOf(forms: string[], text: string): boolean {
  if (forms.some((form) => text.includes(form))) return true;
  const words = plain(text);
  return forms.some((form) => words.includes(plain(form)));
}

/** Returns a text as terms are compared: composed letters, one kind of space, no characters of zero width. */
const plain = (text: string) => keyOfTerm(withoutZeroWidth(text)).normalize();

/** Returns the pattern that finds terms in a text. The longest term comes first: "sailing boat" is not the term "boat". Spaces stay as they are, since a class of them is slow. */
function patternOf(keys: string[], plural: string, language: string): RegExp {
  const words = keys.toSorted((a, b) => b.length - a.length).map(RegExp.escape);
  const [before, after] = UNSPACED.test(language) ? ['', ''] : [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`]; // prettier-ignore
  return new RegExp(`${before}(?:${words.join('|')})${plural && `${plural}?`}${after}`, 'gu');
}
