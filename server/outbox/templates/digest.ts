import { createHash } from 'node:crypto';
import type { TextLimits } from '../../leads/truncate.ts';
import { suspicionTexts } from '../../leads/lead-texts.ts';
import { printable } from '../../leads/printable.ts';
import { leadText } from './lead.ts';
import { oneLine } from './template.ts';
import type { MailTemplate } from './template.ts';

const RULE = '-'.repeat(60);
/** Enough to see what it is about: nobody who sends long texts makes the mail too long for the others. */
const ROOM: TextLimits = { text: 300, total: 1500 };

/** Messages that may not be genuine, together: staff look through them, and nothing is thrown away. */
export const digestMail: MailTemplate = async (rows, { db, record }) => {
  const ids = rows.map(({ subject }) => subject);
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (leads.length === 0) return undefined;
  const many = leads.length > 1;
  const parts = leads.map((lead) =>
    [
      RULE,
      `Why it is doubted: ${suspicionTexts(lead)}`,
      '',
      leadText(lead, record, ROOM, (text) => [printable(text)]),
      `Look at it: npm run leads -- show ${lead.id}`,
      `It is genuine: npm run leads -- quarantine --release ${lead.id}`,
    ].join('\n'),
  );
  return {
    id: `digest.${createHash('sha256').update(ids.toSorted().join()).digest('hex').slice(0, 32)}`,
    subject: oneLine(`${leads.length} doubtful ${many ? 'messages' : 'message'}: ${record.name}`),
    text: `${many ? 'These messages' : 'This message'} may not be genuine. Please look: some may be.\n\n${parts.join('\n\n')}\n`,
  };
};
