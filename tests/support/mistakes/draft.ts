/** Makes seeded mistakes in the lines of a manifest. */
import { seeded } from '../texts/seeded.ts';

/** A mistake made in a manifest: the whole text, and what a good message has to say. */
export interface Mistake {
  text: string;
  /** The line, from 1, that the message has to name. */
  line: number;
  /** The word that was meant, where a typing error made another of it. */
  meant?: string;
}

export interface DraftLine {
  text: string;
  /** From 0. */
  index: number;
}

/** A manifest in which one mistake is made; the choices depend on the seed. */
export class Draft {
  readonly lines: string[];
  /** The lines that are YAML: not those of texts behind "|", nor comments. */
  readonly structure: DraftLine[];
  readonly #random: () => number;

  constructor(text: string, seed: number) {
    this.lines = text.split('\n');
    this.structure = structureOf(this.lines);
    this.#random = seeded(seed);
  }

  /** Returns a random element; undefined for an empty list. */
  pick<T>(things: readonly T[]): T | undefined {
    return things[Math.floor(this.#random() * things.length)];
  }

  /** Returns a random line of the structure that matches. */
  find(pattern: RegExp): { index: number; match: RegExpExecArray } | undefined {
    const found = this.structure.flatMap(({ text, index }) => {
      const match = pattern.exec(text);
      return match ? [{ index, match }] : [];
    });
    return this.pick(found);
  }

  /** Returns the manifest with other lines in place of one. */
  replace(index: number, ...lines: string[]): string {
    return this.lines.toSpliced(index, 1, ...lines).join('\n');
  }

  /** Returns the mistake that replaces one line. */
  mistake(index: number, line: string, meant?: string): Mistake {
    return { text: this.replace(index, line), line: index + 1, ...(meant === undefined ? {} : { meant }) };
  }

  /** Returns a word with a typing error. */
  misspell(word: string): string {
    const at = 1 + Math.floor(this.#random() * (word.length - 2));
    const [a, b] = [word[at]!, word[at + 1]!];
    const mistakes = [
      word.slice(0, at) + b + a + word.slice(at + 2),
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + a + word.slice(at),
      word.slice(0, at) + (this.pick([...'aeiorst'])! + word.slice(at + 1)),
    ].filter((mistake) => mistake !== word);
    return this.pick(mistakes)!;
  }
}

function structureOf(lines: string[]): DraftLine[] {
  let textIndent: number | undefined;
  return lines.flatMap((text, index) => {
    if (text.trim() === '' || /^\s*#/.test(text)) return [];
    const indent = text.search(/\S/);
    if (textIndent !== undefined && indent > textIndent) return [];
    textIndent = /:\s*[|>][-+]?\s*$/.test(text) ? text.search(/[^\s-]/) : undefined;
    return [{ text, index }];
  });
}
