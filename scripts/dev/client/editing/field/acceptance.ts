/** Asks why a warning about a text may stay, and has that written into the file. */
import { LONGEST_REASON } from '../../../editing/requests/edit-request.ts';
import { buttonOf, labelledRow } from '../editor-parts.ts';
import { refusalOf, write } from '../server-calls.ts';
import { words } from '../words/words.ts';
import type { Choice, Field } from './field.ts';

/** Offers to accept warnings of some kinds about the text of a field. */
export function choicesToAccept(field: Field, codes: string[], written: (lines: number) => void): Choice[] {
  return codes.map((code) => ({ label: words.acceptWarning, act: () => askReason(field, code, written) }));
}

function askReason(field: Field, code: string, written: (lines: number) => void): void {
  const input = document.createElement('input');
  input.maxLength = LONGEST_REASON;
  const accept = async () => {
    const reason = input.value;
    if (reason.trim() === '') return input.focus();
    const outcome = await write({ base: field.base, at: field.shown.text.at, accept: { code, reason } });
    if (outcome.kind !== 'written') return field.tell(refusalOf(outcome), []);
    written(outcome.lines);
    await field.save(0);
  };
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    void accept();
  });
  const { choices } = field.parts;
  const before = [...choices.children];
  choices.append(
    labelledRow('accept-reason', words.acceptReason, input),
    buttonOf(words.acceptWarning, () => void accept()),
  );
  input.focus();
  for (const choice of before) choice.remove(); // with the focus in one of them the field would close
}
