import { createInterface } from 'node:readline';
import { UnreadableError } from '../../schema/errors.ts';
import { digitsOf } from '../../server/leads/new-lead.ts';
import { erase, FEWEST_DIGITS, findPersonalData } from '../../server/leads/erase.ts';
import type { PersonalData, EraseQuery } from '../../server/leads/erase.ts';
import { EXIT } from '../cli/run.ts';
import { table } from '../cli/output/table.ts';
import { print } from '../cli/terminal.ts';
import { reportNothing, usageOf } from './command.ts';
import type { Arguments, Command } from './command.ts';

export const eraseLeads: Command = {
  name: 'erase',
  isDestructive: true,
  usage: '--phone … | --mail … | --id … [--yes]',
  about: 'Takes a person out of everything that is kept',
  options: ['phone', 'mail', 'id', 'yes'],
  async run({ store }, args) {
    const found = await findPersonalData(store, readQuery(args));
    if (found.leads.length + found.payments.length === 0)
      return reportNothing('Nothing is kept of this person, or under this id.');
    console.log(countTable(found));
    if (!args.values.yes && !(await isConfirmed()))
      return reportNothing('Nothing was erased. Answer with yes, or add --yes.');
    if (!(await erase(store, found)))
      return reportNothing(
        'Erased from all tables, but another program holds a copy in the log of the database. Run it again.',
      );
    print('Erased. Backups and exports that were made before still hold it: delete those as well.');
    return EXIT.done;
  },
};

function readQuery({ values: { phone, mail, id } }: Arguments): EraseQuery {
  const criteria = [phone, mail, id].filter((value) => value !== undefined && value.trim() !== '');
  if (criteria.length !== 1) throw new UnreadableError(`Say whom to erase, in one way. ${usageOf(eraseLeads)}`);
  if (id) return { id };
  if (mail) return { mail };
  if (digitsOf(phone!).length < FEWEST_DIGITS)
    throw new UnreadableError(`--phone needs at least ${FEWEST_DIGITS} digits, or strangers would be erased too.`);
  return { phone: phone! };
}

function countTable({ leads, payments, outbox }: PersonalData): string {
  return table([
    ['Table', 'Rows', 'What happens'],
    ['leads', String(leads.length), 'deleted'],
    ['outbox', String(outbox), 'deleted'],
    ['payments', String(payments.length), 'name, mail and phone emptied; amounts stay'],
  ]);
}

/** Asks on the terminal; no answer means no. */
function isConfirmed(): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  return new Promise((done) => {
    lines.once('close', () => done(false));
    lines.question('Erase it for good? Type yes: ', (answer) => {
      done(answer.trim().toLowerCase() === 'yes');
      lines.close();
    });
  });
}
