import { chmodSync, existsSync } from 'node:fs';
import { UnreadableError } from '../../schema/errors.ts';
import { shellWord } from '../../schema/values/shell-word.ts';
import { EXIT } from '../cli/run.ts';
import { print } from '../cli/terminal.ts';
import { usageOf } from './command.ts';
import type { Command } from './command.ts';

export const backup: Command = {
  name: 'backup',
  usage: '--out file',
  about: 'A whole copy of the database, while the server runs',
  options: ['out'],
  async run({ store }, { values: { out } }) {
    if (!out) throw new UnreadableError(`Say where to. ${usageOf(backup)}`);
    if (store.kind === 'postgres') {
      print('PostgreSQL has a tool for this. Run:');
      console.log(`pg_dump --format=custom --file=${shellWord(out)} "$DATABASE_URL"`);
      return EXIT.problems;
    }
    if (existsSync(out)) throw new UnreadableError(`${out} exists already. Give another name, or take it away first.`);
    await store.backup(out);
    chmodSync(out, 0o600); // it holds personal data
    print(`Copied to ${out}.`);
    if (existsSync(store.files))
      print(`The files that came with leads are not in it. Copy the folder, too: ${store.files}`);
    return EXIT.done;
  },
};
