import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UnreadableError } from '../../schema/errors.ts';
import { diskName } from '../../server/leads/files/names.ts';
import { folderOf } from '../../server/leads/files/folder.ts';
import type { LeadFile } from '../../server/leads/files/folder.ts';
import { leadFiles } from '../../server/leads/lead-texts.ts';
import { fileText } from '../../server/leads/labelled-texts.ts';
import { findLead, findLeads } from '../../server/leads/query.ts';
import type { LeadReport } from '../../server/leads/query.ts';
import { printable } from '../../server/leads/printable.ts';
import { EXIT } from '../cli/run.ts';
import { table } from '../cli/output/table.ts';
import { print } from '../cli/terminal.ts';
import { readSince } from './arguments.ts';
import { reportNothing } from './command.ts';
import type { Arguments, Command, LeadsContext } from './command.ts';

export const files: Command = {
  name: 'files',
  usage: '[<id>] [--out folder] [--since 7d|2026-11-01]',
  about: 'The files that came with leads; with --out, copies of them in a folder',
  options: ['out', 'since'],
  ids: { least: 0, most: 1 },
  async run(context, args) {
    const rows: string[][] = [];
    let missing = 0;
    for await (const { lead } of wanted(context, args)) {
      for (const file of leadFiles(lead)) {
        // oxlint-disable-next-line no-await-in-loop -- one at a time, as many as there are
        const isCopied = args.values.out === undefined || (await copy(context, lead.id, file, args.values.out));
        if (!isCopied) missing++;
        rows.push([lead.id, printable(file.field), printable(fileText(file)), isCopied ? file.kind : 'missing']);
      }
    }
    if (rows.length === 0) return reportNothing('No files came with this lead, or with any of that time.');
    console.log(table([['Lead', 'Field', 'File', 'Kind'], ...rows]));
    if (args.values.out !== undefined) print(`${rows.length - missing} copied to ${args.values.out}.`);
    return missing > 0 ? EXIT.problems : EXIT.done;
  },
};

async function* wanted({ store }: LeadsContext, args: Arguments): AsyncGenerator<LeadReport> {
  const [id] = args.ids;
  if (id === undefined) return yield* findLeads(store.db, readSince(args, Date.now()));
  const report = await findLead(store.db, id);
  if (report) yield report;
}

/** Copies a file. Returns false if it is not there any more; never writes over another one. */
async function copy({ store }: LeadsContext, lead: string, { file, name }: LeadFile, out: string): Promise<boolean> {
  await mkdir(out, { recursive: true, mode: 0o700 });
  const target = join(out, `${lead}-${diskName(`${parseInt(file)}-${name}`)}`);
  try {
    await copyFile(join(folderOf(store.files, lead), file), target, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    if (code === 'EEXIST') throw new UnreadableError(`${target} exists already. Give another folder.`);
    throw error;
  }
}
