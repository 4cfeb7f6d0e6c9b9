/** waybill leads <command>: lets staff work with leads. Exits with 0, 1 (nothing found or done) or 2 (failed). */
import { UnreadableError } from '../schema/errors.ts';
import { backup } from './leads/backup.ts';
import { openContext } from './leads/context.ts';
import { eraseLeads } from './leads/erase.ts';
import { files } from './leads/files.ts';
import { exportLeads } from './leads/export.ts';
import { list } from './leads/list.ts';
import { quarantine } from './leads/quarantine.ts';
import { retry } from './leads/retry.ts';
import { show } from './leads/show.ts';
import { readArguments } from './leads/arguments.ts';
import { suggestCommand } from './leads/command.ts';
import { run } from './cli/run.ts';
import { table } from './cli/output/table.ts';

const COMMANDS = [list, show, files, exportLeads, eraseLeads, quarantine, retry, backup];

// "… | head" closes the pipe early, which is not an error; an export that nobody reads any more ends at once.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

await run(async ([name, ...rest]) => {
  if (name === undefined || name === 'help') return console.log(help());
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) {
    const names = COMMANDS.map((one) => one.name).join(', ');
    const hint = suggestCommand(name, COMMANDS);
    throw new UnreadableError(
      [`npx waybill leads has no command ${JSON.stringify(name)}.`, hint, `There are ${names}.`]
        .filter(Boolean)
        .join(' '),
    );
  }
  const args = readArguments(command, rest);
  const context = await openContext(args.values.site);
  try {
    return await command.run(context, args);
  } finally {
    await context.store.close();
  }
}, help);

function help(): string {
  const lines = table(COMMANDS.map(({ name, usage, about }) => [`  ${[name, usage].join(' ').trim()}`, about]));
  return `What staff do with leads: npx waybill leads <command>\n\n${lines}\n\nEvery command takes --site <folder>: the built site, for the labels of its forms (dist).`;
}
