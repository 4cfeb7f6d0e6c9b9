/** What follows npm run new: one name, and options. */
import { parseArgs } from 'node:util';
import { UnreadableError } from '../../schema/errors.ts';

/** Reads the one name and the options that have a value. Throws UnreadableError with how to write it. */
export function readArguments<Option extends string>(
  args: string[],
  usage: string,
  options: readonly Option[] = [],
): { name: string; given: Partial<Record<Option, string>> } {
  const known = Object.fromEntries(options.map((option) => [option, { type: 'string' as const }]));
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: known });
  const [name, ...more] = positionals;
  if (name === undefined || name === '' || more.length > 0) {
    throw new UnreadableError(`This takes one name. Write it as: npm run new -- ${usage}`);
  }
  return { name, given: values as Partial<Record<Option, string>> };
}
