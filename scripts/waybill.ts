/** waybill <command> [arguments]: does what the command's own file does. */
import { pathToFileURL } from 'node:url';
import { bundleOf } from './cli/launch/bundle.ts';
import { COMMANDS, fileOf } from './cli/commands.ts';
import { helpOf, isHelpRequest } from './cli/help.ts';

const [, , name, ...args] = process.argv;
if (name !== undefined && COMMANDS.includes(name)) {
  const file = fileOf(name);
  // A command need not be loaded to say how it is called; leads makes its help from its own commands.
  if (isHelpRequest(args) && name !== 'leads') {
    console.log(helpOf(file));
    process.exit();
  }
  process.argv.splice(1, process.argv.length, file, ...args);
  await import(pathToFileURL(await bundleOf(file)).href);
} else {
  const { answerWithoutCommand } = await import('./cli/no-command.ts'); // most calls have one
  await answerWithoutCommand(name);
}
