/** Writes a look and its colour into a manifest; every other byte stays. */
import { editText, parseOrRefuse } from '../../../editing/edit-text.ts';
import type { EditedText } from '../../../editing/edit-text.ts';
import { isRefusal, orRefusal } from '../../../editing/edit.ts';
import type { Edit, Refusal } from '../../../editing/edit.ts';
import { isRecord } from '../../../schema/values/tree.ts';

/** What an author chooses in the panel; without a seed, the look has its own colour. */
export interface ThemeChoice {
  look: string;
  seed?: string;
}

/** Returns the text with the choice in it; a refusal where the file is written so that it has to be done by hand. */
export function editTheme(text: string, choice: ThemeChoice): EditedText | Refusal {
  const read = orRefusal(() => ({ value: parseOrRefuse(text) }));
  if (isRefusal(read)) return read;
  return editText(text, editsOf(isRecord(read.value) ? read.value['theme'] : undefined, choice));
}

function editsOf(theme: unknown, choice: ThemeChoice): Edit[] {
  if (!isRecord(theme)) return [{ op: 'add', path: '/theme', value: choice, after: 'brand' }];
  const { look, seed } = choice;
  const edits: Edit[] = [{ op: 'add', path: '/theme/look', value: look }];
  if (seed !== undefined) edits.push({ op: 'add', path: '/theme/seed', value: seed, after: 'look' });
  else if ('seed' in theme) edits.push({ op: 'remove', path: '/theme/seed' });
  return edits;
}
