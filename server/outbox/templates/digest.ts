/** Writes the mail to staff about suspicious messages. */
import { createHash } from 'node:crypto';
import { suspicionTexts } from '../../leads/lead-texts.ts';
import { printable } from '../../leads/printable.ts';
import type { TextLimits } from '../../leads/truncate.ts';
import { DIGEST_MAIL as words } from '../../leads/words.ts';
import { leadText } from './lead.ts';
import { oneLine } from './template.ts';
import type { MailTemplate } from './template.ts';

const SEPARATOR = '-'.repeat(60);
/** Enough to see what it is about. A sender of long texts must not make the mail too long for the others. */
const LIMITS: TextLimits = { text: 300, total: 1500 };

/** Renders the mail about suspicious messages, several together. Staff review them; none is discarded. */
export const digestMail: MailTemplate = async (rows, { db, record }) => {
  const ids = rows.map(({ subject }) => subject);
  const query = db.selectFrom('leads').selectAll().where('id', 'in', ids);
  const leads = await query.orderBy('created_at').orderBy('id').execute();
  if (leads.length === 0) return undefined;
  const parts = leads.map((lead) =>
    [
      SEPARATOR,
      words.reason(suspicionTexts(lead)),
      '',
      leadText(lead, record, LIMITS, (text) => [printable(text)]),
      words.commands(lead.id),
    ].join('\n'),
  );
  return {
    id: `digest.${createHash('sha256').update(ids.toSorted().join()).digest('hex').slice(0, 32)}`,
    subject: oneLine(words.subject(leads.length, record.name)),
    text: `${[words.intro(leads.length), ...parts].join('\n\n')}\n`,
  };
};
