/** Saves a typed text in the file, and says why it could not be. */
import type { Outcome } from '../../../editing/writer.ts';
import type { PageText } from '../../../editing/texts/page-text.ts';
import { editsFor } from './edits.ts';
import type { Choice, Field, Refused } from './field.ts';
import { isOnlyHere } from './origins.ts';
import { write } from '../server-calls.ts';
import { words } from '../words/words.ts';

/** What the other parts of the editor are notified of. */
export interface SaveEvents {
  /** Returns when the page shows what was written at a time. */
  shown(time: number): Promise<void>;
  written(text: PageText, lines: number): void;
}

/** Has the text of a field written. Returns why it was not. */
export async function saveField(field: Field, on: SaveEvents): Promise<Refused> {
  const { text } = field.shown;
  const outcome = await write({ base: field.base, edits: editsFor(text, field.value, isOnlyHere(field)) });
  if (outcome.kind !== 'written') return explain(outcome, field);
  if (outcome.lines > 0) await on.shown(outcome.time);
  on.written(text, outcome.lines);
  return undefined;
}

function explain(outcome: Exclude<Outcome, { kind: 'written' }>, field: Field): Refused {
  if (outcome.kind !== 'conflict') return { sentence: outcome.sentence, choices: fixOf(outcome.instead, field) };
  const theirs = outcome.conflicts[0]?.theirs; // there is one text, which may be elsewhere in their file
  return {
    sentence: typeof theirs === 'string' ? words.changedByOther(theirs) : words.deletedByOther,
    choices: [choiceToDiscard(field)],
  };
}

/** Offers to leave the file as somebody else has written it. */
export function choiceToDiscard(field: Field): Choice {
  return { label: words.discardMine, act: () => field.close(0) };
}

/** Offers what the check would write instead. */
export function fixOf(instead: string | undefined, field: Field): Choice[] {
  if (instead === undefined || instead === field.value) return [];
  return [{ label: words.useSuggestion(instead), act: () => (field.value = instead) }];
}
