/** Reads the arguments of `npx waybill new`: one name, and options. */
import { parseArgs } from 'node:util';
import { UnreadableError } from '../../schema/errors.ts';

/** Returns the name and the values of the options. Throws UnreadableError with the usage. */
export function readArguments<Option extends string>(
  args: string[],
  usage: string,
  options: readonly Option[] = [],
): { name: string; given: Partial<Record<Option, string>> } {
  const declared = Object.fromEntries(options.map((option) => [option, { type: 'string' as const }]));
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: declared });
  const [name, ...more] = positionals;
  if (name === undefined || name === '' || more.length > 0) {
    throw new UnreadableError(`This takes one name. Write it as: ${usage}`);
  }
  return { name, given: values as Partial<Record<Option, string>> };
}

/** Throws UnreadableError, with a valid suggestion, if a name does not consist of small letters, digits and hyphens. */
export function checkName(name: string, what: string, example: string): void {
  if (/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name) && name.length <= 40) return;
  const valid = name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');
  const hint = valid === '' ? `Write it like ${example}.` : `Write it like ${valid.slice(0, 40)}.`;
  throw new UnreadableError(
    `${JSON.stringify(name)} cannot be ${what}. ${hint} It takes small letters, digits and hyphens.`,
  );
}
