import { createWriteStream, existsSync } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { UnreadableError } from '../../schema/errors.ts';
import { leadFields, leadFiles } from '../../server/leads/lead-texts.ts';
import { fileText } from '../../server/leads/labelled-texts.ts';
import { findLeads } from '../../server/leads/query.ts';
import type { LeadFilter } from '../../server/leads/query.ts';
import type { Store } from '../../server/store/store.ts';
import { printable, printableJson } from '../../server/leads/printable.ts';
import { EXIT } from '../cli/run.ts';
import { print } from '../cli/terminal.ts';
import { csvCell } from './formats/csv-cell.ts';
import { plainLead } from './formats/plain.ts';
import { readChoice, readSince } from './arguments.ts';
import type { Command } from './command.ts';

export const exportLeads: Command = {
  name: 'export',
  usage: '--format csv|json [--since 7d|2026-11-01] [--out file]',
  about: 'All leads for a spreadsheet or another program',
  options: ['format', 'since', 'out'],
  async run({ store }, args) {
    const format = readChoice('format', args.values.format, ['csv', 'json']);
    const now = Date.now();
    const filter = { ...readSince(args, now), until: now };
    const file = args.values.out;
    if (file !== undefined && existsSync(file))
      throw new UnreadableError(`${file} exists already. Give another name, or take it away first.`);
    let count = 0;
    const onLead = () => void count++;
    const parts =
      format === 'json'
        ? [Readable.from(jsonParts(store.db, filter, onLead))]
        : [Readable.from(csvRows(store.db, filter, onLead)), stringify(CSV)];
    if (file !== undefined) await pipeline([...parts, createWriteStream(file, { flags: 'wx', mode: 0o600 })]);
    else if (process.stdout.isTTY && format === 'csv')
      await pipeline([...parts, withoutControls(), process.stdout], { end: false });
    else await pipeline([...parts, process.stdout], { end: false });
    print(`${count} ${count === 1 ? 'lead' : 'leads'} written${file === undefined ? '' : ` to ${file}`}.`);
    return count > 0 ? EXIT.done : EXIT.problems;
  },
};

async function* jsonParts(db: Store['db'], filter: LeadFilter, onLead: () => void): AsyncGenerator<string> {
  let separator = '[';
  for await (const report of findLeads(db, filter)) {
    yield `${separator}\n${printableJson(plainLead(report))}`;
    separator = ',';
    onLead();
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

const FIXED = ['id', 'created_at', 'endpoint', 'state', 'doubts', 'language'];

/** For spreadsheets: with a byte order mark, and the line ends of the standard. */
const CSV = { bom: true, quoted: true, record_delimiter: '\r\n' };

async function* csvRows(db: Store['db'], filter: LeadFilter, onLead: () => void): AsyncGenerator<string[]> {
  const names = await fieldNames(db, filter);
  yield [...FIXED, ...names].map(csvCell);
  for await (const report of findLeads(db, filter)) {
    const { id, created_at, endpoint, state, doubts, language = '', fields, files = [] } = plainLead(report);
    const texts = names.map((name) => {
      const inField = files.filter(({ field }) => field === name);
      return inField.length > 0 ? inField.map(fileText).join('\n') : (fields[name] ?? '');
    });
    yield [id, created_at, endpoint, state, doubts.join(' '), language, ...texts].map(csvCell);
    onLead();
  }
}

/** Reads all leads once for the names of the columns, which a table needs before its first row. */
async function fieldNames(db: Store['db'], filter: LeadFilter): Promise<string[]> {
  const names = new Set<string>();
  for await (const { lead } of findLeads(db, filter)) {
    for (const name of Object.keys(leadFields(lead))) names.add(name);
    for (const { field } of leadFiles(lead)) names.add(field);
  }
  return [...names];
}

/** Makes CSV safe for a terminal; pipes and files get every character. JSON is safe by itself. */
function withoutControls(): Transform {
  return new Transform({
    decodeStrings: false,
    transform: (chunk: unknown, _encoding, done) => done(null, String(chunk).split(/\r?\n/).map(printable).join('\n')),
  });
}
