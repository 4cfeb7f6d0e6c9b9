import { printable } from '../../server/leads/printable.ts';
import { EXIT } from '../cli/run.ts';
import { print } from '../cli/terminal.ts';

/** There is no lead of this id: says so, and how to find one. */
export function noLead(id: string): number {
  print(
    `No lead has the id ${JSON.stringify(printable(id))}. The last column of "npm run leads -- list" shows the ids.`,
  );
  return EXIT.problems;
}
