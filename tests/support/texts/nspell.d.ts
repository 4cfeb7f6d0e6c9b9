/** The part of nspell that the tests use; the package has no types. */
declare module 'nspell' {
  import type { Dictionary } from 'dictionary-en-gb';

  export interface Speller {
    correct(word: string): boolean;
    suggest(word: string): string[];
    add(word: string): Speller;
  }
  export default function nspell(dictionary: Dictionary): Speller;
}
