import { nameList } from '../../problems/name-list.ts';
import type { Finding } from '../../problems/problem.ts';
import { guessOne } from '../../words/several-names.ts';

/** Explains a name that nothing has, by those that there are; `otherwise` is the hint where there are none. */
export function unknownName(
  what: string,
  name: string,
  known: string[],
  otherwise: string,
): Pick<Finding, 'message' | 'hint' | 'found' | 'suggestions' | 'fix'> {
  const message = `There is no ${what} called ${JSON.stringify(name)}.`;
  const hint = known.length > 0 ? `There are: ${nameList(known)}.` : otherwise;
  return { message, found: name, ...guessOne(name, known, hint) };
}
