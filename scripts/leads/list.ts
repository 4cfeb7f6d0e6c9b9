import { senderName, phoneOf, topicOf } from '../../server/leads/lead-texts.ts';
import { findLeads } from '../../server/leads/query.ts';
import type { LeadReport, LeadFilter } from '../../server/leads/query.ts';
import { localTime } from '../../server/leads/local-time.ts';
import { printable, printableJson } from '../../server/leads/printable.ts';
import { EXIT } from '../cli/run.ts';
import { table, truncate } from '../cli/output/table.ts';
import { print } from '../cli/terminal.ts';
import { plainLead } from './formats/plain.ts';
import { readChoice, readCount, readSince } from './arguments.ts';
import { reportNothing } from './command.ts';
import type { Arguments, LeadsContext, Command } from './command.ts';

const SHOWN = 50;

export const list: Command = {
  name: 'list',
  usage: '[--since 7d|2026-11-01] [--limit n] [--quarantine] [--format table|json]',
  about: 'The newest leads, and what became of them',
  options: ['since', 'limit', 'quarantine', 'format'],
  run: (context, args) => printList(context, args, args.values.quarantine === true),
};

/** Prints the newest leads, or only those in quarantine. */
export async function printList(
  { store, site }: LeadsContext,
  args: Arguments,
  isQuarantined: boolean,
): Promise<number> {
  const limit = readCount('limit', args.values.limit, SHOWN);
  const filter: LeadFilter = { ...readSince(args, Date.now()), isQuarantined, limit };
  const format = readChoice('format', args.values.format, ['table', 'json']);
  const leads: LeadReport[] = [];
  for await (const lead of findLeads(store.db, filter)) leads.push(lead);
  if (format === 'json') console.log(`[${leads.map((lead) => printableJson(plainLead(lead))).join(',\n')}]`);
  else if (leads.length > 0)
    console.log(table([['Time', 'Name', 'Phone', 'About', 'State', 'Id'], ...leads.map((lead) => row(lead, site))]));
  if (leads.length > 0 && leads.length === limit) print(`These are the newest ${limit}. More: --limit`);
  if (leads.length > 0) return EXIT.done;
  return reportNothing(isQuarantined ? 'Nothing is in quarantine.' : 'There are no leads yet, or none of that time.');
}

function row({ lead, state }: LeadReport, site: LeadsContext['site']): string[] {
  return [
    localTime(lead.created_at).slice(0, 16).replace('T', ' '),
    truncate(printable(senderName(lead)), 24),
    truncate(printable(phoneOf(lead, site)), 20),
    truncate(printable(topicOf(lead, site)), 32),
    state,
    lead.id,
  ];
}
