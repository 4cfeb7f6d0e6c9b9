/** Makes seeded mistakes, such as people make, in real manifests. */
import { contentMistakes } from './content.ts';
import { Draft } from './draft.ts';
import type { Mistake } from './draft.ts';
import { misspeltWords } from './words.ts';
import { yamlMistakes } from './yaml.ts';

export interface SeededMistake extends Mistake {
  kind: string;
}

/** Every kind of mistake by name. */
export const kinds: Record<string, (draft: Draft) => Mistake | undefined> = {
  ...misspeltWords,
  ...yamlMistakes,
  ...contentMistakes,
};

/** Makes up to `each` mistakes of every kind, each in a manifest without others. */
export function seedMistakes(text: string, each: number, seed = 1): SeededMistake[] {
  return Object.entries(kinds).flatMap(([kind, make], position) => {
    const made = new Map<string, SeededMistake>();
    for (let attempt = 0; attempt < each * 8 && made.size < each; attempt++) {
      const mistake = make(new Draft(text, seed * 100_003 + position * 1009 + attempt));
      if (mistake && mistake.text !== text) made.set(mistake.text, { ...mistake, kind });
    }
    return [...made.values()];
  });
}
