/** waybill <command> [arguments]: does what the command's own file does. */
import { pathToFileURL } from 'node:url';
import { COMMANDS, fileOf, listCommands } from './cli/commands.ts';
import { helpOf, isHelpRequest } from './cli/help.ts';
import { run } from './cli/run.ts';
import { didYouMean } from '../manifest/words/suggest.ts';
import { UnreadableError } from '../schema/errors.ts';
import { version } from './cli/version.ts';

const HELP = `waybill <command>: one YAML document becomes a finished website.

${listCommands()}

waybill <command> --help says more of one; waybill --version, which version this is.`;

const [, , name, ...args] = process.argv;
if (name !== undefined && COMMANDS.includes(name)) {
  const file = fileOf(name);
  // A command need not be loaded to say how it is called; leads makes its help from its own commands.
  if (isHelpRequest(args) && name !== 'leads') {
    console.log(helpOf(file));
    process.exit();
  }
  process.argv.splice(1, process.argv.length, file, ...args);
  await import(pathToFileURL(file).href);
} else {
  await run(
    () => {
      if (name === '--version' || name === '-v') return console.log(version);
      if (name === undefined || name === 'help') return console.log(HELP);
      const hint = didYouMean(name, COMMANDS);
      throw new UnreadableError(
        `There is no command ${JSON.stringify(name)}.${hint && ` ${hint}`} "npx waybill --help" lists all.`,
      );
    },
    () => HELP,
  );
}
