/** npm run leads -- <command>: lets staff work with leads. Exits with 0, 1 (nothing found or done) or 2 (failed). */
import { UnreadableError } from '../schema/errors.ts';
import { backup } from './leads/backup.ts';
import { openContext } from './leads/context.ts';
import { eraseLeads } from './leads/erase.ts';
import { exportLeads } from './leads/export.ts';
import { list } from './leads/list.ts';
import { table } from './leads/printing.ts';
import { quarantine } from './leads/quarantine.ts';
import { retry } from './leads/retry.ts';
import { show } from './leads/show.ts';
import { readArguments, suggestCommand } from './leads/command.ts';
import { run } from './cli/run.ts';

const VERBS = [list, show, exportLeads, eraseLeads, quarantine, retry, backup];

// "… | head" closes the pipe early, which is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

await run(async () => {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || name === 'help') return console.log(help());
  const verb = VERBS.find((one) => one.name === name);
  if (!verb) {
    const names = VERBS.map((one) => one.name).join(', ');
    const hint = suggestCommand(name, VERBS);
    throw new UnreadableError(
      [`npm run leads has no verb ${JSON.stringify(name)}.`, hint, `There are ${names}.`].filter(Boolean).join(' '),
    );
  }
  const args = readArguments(verb, rest);
  const desk = await openContext(args.values['site']);
  try {
    process.exitCode = await verb.run(desk, args);
  } finally {
    await desk.store.close();
  }
}, help);

function help(): string {
  const lines = table(VERBS.map(({ name, usage, about }) => [`  ${[name, usage].join(' ').trim()}`, about]));
  return `What staff do with leads: npm run leads -- <verb>\n\n${lines}\n\nEvery verb takes --site <folder>: the built site, for the labels of its forms (dist).`;
}
