/** Sends a form by the visitor's own mail program. */
import type { Outcome } from '../../answers.ts';
import type { LongFormBlock } from '../../prepare.ts';

/** Opens the mail program with what was typed. The outcome is unknown, so the form keeps its values. */
export function mailTo(form: HTMLFormElement, { heading, fields, words }: LongFormBlock, url: string): Outcome {
  const values = new FormData(form);
  const lines = fields.flatMap(({ name, label }) => {
    const text = values.getAll(name).join(', ');
    return text.trim() === '' ? [] : [`${label}: ${text}`];
  });
  const address = url.slice('mailto:'.length);
  const link = document.createElement('a');
  link.href = `mailto:${address}?subject=${encodeURIComponent(heading)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  link.click();
  return { kind: 'handed-over', message: words.mailOpened.replace('{mailbox}', address) };
}
