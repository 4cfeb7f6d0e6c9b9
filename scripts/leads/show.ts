import { suspicionTexts } from '../../server/leads/lead-texts.ts';
import { labelledTexts } from '../../server/leads/labelled-texts.ts';
import { findLead } from '../../server/leads/query.ts';
import type { OutboxRow } from '../../server/store/tables.ts';
import { localTime } from '../../server/leads/local-time.ts';
import { LEAD_MAIL } from '../../server/leads/words.ts';
import { printable, printableLines } from '../../server/leads/printable.ts';
import { EXIT } from '../cli/run.ts';
import { reportNothing } from './command.ts';
import type { Command } from './command.ts';

export const show: Command = {
  name: 'show',
  usage: '<id>',
  about: 'Everything about one lead',
  options: [],
  ids: { least: 1, most: 1 },
  async run({ store, site }, { ids: [id = ''] }) {
    const report = await findLead(store.db, id);
    if (!report)
      return reportNothing(
        `No lead has the id ${JSON.stringify(printable(id))}. The last column of "npx waybill leads list" shows the ids.`,
      );
    const { lead, state, outbox } = report;
    const lines = [
      `Lead ${lead.id}`,
      `Received ${localTime(lead.created_at)} by the form ${printable(lead.endpoint)}`,
      `State: ${state}`,
      ...(lead.language ? [LEAD_MAIL.language(lead.language)] : []),
      ...(lead.doubts ? [`Suspicious: ${suspicionTexts(lead)}`] : []),
      '',
      ...labelledTexts(lead, site).flatMap(({ label, text }) => [
        printable(label),
        ...printableLines(text).map(indent),
      ]),
      '',
      'To be notified',
      ...outbox.map(deliveryText).map(indent),
    ];
    console.log(lines.join('\n'));
    return EXIT.done;
  },
};

const indent = (line: string): string => `  ${line}`;

function deliveryText(row: OutboxRow): string {
  const { id, channel, kind, attempts, due_at, done_at, failed_at } = row;
  const state =
    done_at > 0
      ? `done ${localTime(done_at)}`
      : failed_at > 0
        ? `given up ${localTime(failed_at)}`
        : `due ${localTime(due_at)}`;
  const tries = attempts === 0 ? 'not tried yet' : attempts === 1 ? 'tried once' : `tried ${attempts} times`;
  return [`${channel} (${kind})`, state, tries, ...(row.error ? [printable(row.error)] : []), `row ${id}`].join(', ');
}
