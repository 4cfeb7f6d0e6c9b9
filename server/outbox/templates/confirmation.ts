/** Writes the mail that confirms a message to its sender. */
import { sql } from 'kysely';
import { directionOf, isolated } from '../../../schema/values/language.ts';
import { likeText } from '../../leads/erase.ts';
import { mailboxOf, referenceOf } from '../../leads/lead-texts.ts';
import type { Store } from '../../store/store.ts';
import type { Lead } from '../../store/tables.ts';
import { DeliveryError } from '../channel.ts';
import { oneLine } from './template.ts';
import type { MailTemplate, TemplateContext } from './template.ts';

/** Mails to one address within a day: nobody can have them sent to somebody else without end. */
const MAX_MAILS = 3;
const DAY = 86_400_000;

/**
 * Renders the mail that confirms to the sender of a message that it has arrived, in the language of the form. It holds the words
 * of the site and a number: nothing that was typed, or the form would mail any text to any address.
 */
export const confirmationMail: MailTemplate = async ([row], { db, record }) => {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', row!.subject).executeTakeFirst();
  const to = lead && mailboxOf(lead);
  if (to === undefined) return undefined;
  if ((await earlierTo(to, lead!, db)) >= MAX_MAILS)
    throw new DeliveryError('its address got enough mails today', true);
  const { name, answers, say } = wordsFor(lead!, record);
  return {
    to,
    id: `confirmation.${lead!.id}`,
    subject: oneLine(`${say(answers.stored.heading)}: ${name}`),
    text: [
      say(answers.stored.message),
      `${answers.reference}: ${referenceOf(lead!.id)}`,
      answers.notYou,
      `${name}\n${record.url}\n`,
    ].join('\n\n'),
  };
};

/** Returns the words of the language that the form was in, and how they are filled in. */
function wordsFor({ language }: Lead, record: TemplateContext['record']) {
  const { name, phone, answers } = record.languages?.[language] ?? record;
  const isRightToLeft = directionOf(language || record.language) === 'rtl';
  const number = isRightToLeft && phone !== '' ? isolated(phone) : phone;
  const fill = (text: string) => text.replaceAll('{phone}', () => number).trim();
  const call = phone === '' ? '' : fill(answers.call);
  return { name, answers, say: (text: string) => fill(text.replaceAll('{call}', () => call)) };
}

/** Counts the confirmations of earlier messages to an address within a day, also under its other names: ann+1@… is ann@… */
async function earlierTo(to: string, { id, created_at }: Lead, db: Store['db']): Promise<number> {
  const [, mailbox, domain] = /^([^+]+).*(@.*)$/.exec(to) ?? ['', to, ''];
  const { count } = await db
    .selectFrom('leads')
    .innerJoin('outbox', 'outbox.subject', 'leads.id')
    .where('outbox.kind', '=', 'confirmation')
    .where('leads.created_at', '>', created_at - DAY)
    .where('leads.id', '<', id) // which is earlier: ids begin with their time
    .where(({ eb, or }) =>
      or([
        eb('mail', '=', mailbox! + domain!),
        sql<boolean>`mail like ${`${likeText(mailbox!)}+%${likeText(domain!)}`} escape '!'`,
      ]),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
