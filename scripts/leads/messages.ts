import { printable } from '../../server/leads/printable.ts';
import { EXIT } from '../cli/run.ts';
import { print } from '../cli/terminal.ts';

/** Reports that there is no lead with this id, and how to find one. Returns the exit code. */
export function noLead(id: string): number {
  print(
    `No lead has the id ${JSON.stringify(printable(id))}. The last column of "npm run leads -- list" shows the ids.`,
  );
  return EXIT.problems;
}
