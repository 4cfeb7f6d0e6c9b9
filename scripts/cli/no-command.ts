/** Answers calls of the program that name no command, or one that does not exist. */
import { COMMANDS, listCommands } from './commands.ts';
import { run } from './run.ts';
import { version } from './version.ts';
import { didYouMean } from '../../manifest/words/suggest.ts';
import { UnreadableError } from '../../schema/errors.ts';

const HELP = `waybill <command>: one YAML document becomes a finished website.

${listCommands()}

waybill <command> --help says more of one; waybill --version, which version this is.`;

/** Prints the help or the version, or what the name of a command was probably meant to be; sets the exit code. */
export async function answerWithoutCommand(name: string | undefined): Promise<void> {
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
