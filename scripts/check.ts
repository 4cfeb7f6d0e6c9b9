/**
 * waybill check [manifest] [options]: says whether a manifest (site.yaml) is right.
 *
 *   --launch         placeholders count as errors: for a site that is about to go public
 *   --strict         warnings count as well
 *   --fix            fixes what has only one fix
 *   --fix --dry-run  shows what --fix would change, and writes nothing
 *   --format <name>  pretty (for people), json, sarif, github, junit or markdown
 *   --out <file>     writes the report into a file; the terminal shows it for people
 *
 * Exit 0 (right), 1 (problems) or 2 (could not run). waybill explain check says more.
 */
import { isHelpRequest, helpOf } from './cli/help.ts';
import { enterCallersFolder } from './cli/npm-call.ts';
import { allowClosedPipes, EXIT, reportError, sentenceOf } from './cli/run.ts';

process.exitCode = EXIT.couldNotRun; // whatever happens, until there is a result
const args = process.argv.slice(2);
if (isHelpRequest(args)) {
  console.log(helpOf(import.meta.filename));
  process.exit(EXIT.done);
}

allowClosedPipes();

let isOver = false;
const crash = new Promise<never>((_, reject) => {
  process.on('uncaughtException', (error) => {
    process.exitCode = EXIT.couldNotRun;
    if (isOver) reportError(error);
    reject(error);
  });
});

try {
  enterCallersFolder(helpOf(import.meta.filename));
  // Loaded late, so that a package that is missing is reported as any other failure.
  const { check, conclude } = await import('./check/command.ts');
  const result = await Promise.race([check(args), crash]);
  isOver = true;
  process.exitCode = conclude(result);
} catch (error) {
  isOver = true;
  reportError(error);
  await leaveDocument(sentenceOf(error));
}

async function leaveDocument(sentence: string): Promise<void> {
  try {
    const { writeFailure } = await import('./check/command.ts');
    writeFailure(args, sentence);
  } catch {
    // The sentence on the terminal and the exit code are what is left.
  }
}
