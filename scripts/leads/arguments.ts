/** Reads what the commands of npx waybill leads are given. */
import { parseArgs } from 'node:util';
import { UnreadableError } from '../../schema/errors.ts';
import { didYouMean } from '../../manifest/words/suggest.ts';
import { startOfDay } from '../../server/leads/local-time.ts';
import { OPTIONS, usageOf } from './command.ts';
import type { Arguments, Command, Option } from './command.ts';

/** Parses the arguments of a command. Throws UnreadableError with the nearest option. */
export function readArguments(command: Command, args: string[]): Arguments {
  const { values, positionals } = parse(command, args);
  const { least, most } = command.ids ?? { least: 0, most: 0 };
  if (positionals.length < least || positionals.length > most)
    throw new UnreadableError(
      `${command.name} takes ${most === 0 ? 'no id' : least === 0 ? 'at most one id' : 'one id'}. ${usageOf(command)}`,
    );
  return { values, ids: positionals };
}

function parse(command: Command, args: string[]) {
  const known: Option[] = ['site', ...command.options];
  const options = Object.fromEntries(known.map((name) => [name, OPTIONS[name]])) as typeof OPTIONS;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [, wrong] = /^Unknown option '(-[^']*)'/.exec((error as Error).message) ?? [];
    if (wrong === undefined) throw error;
    const names = known.map((name) => `--${name}`);
    throw new UnreadableError(
      [`${command.name} has no option ${wrong}.`, didYouMean(wrong, names), usageOf(command)].filter(Boolean).join(' '),
    );
  }
}

const UNITS: Record<string, number> = { h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** Returns the time that --since means: 12h, 7d, 2w ago, or the start of a day. */
export function readSince({ values: { since } }: Arguments, now: number): { since?: number } {
  if (since === undefined) return {};
  const [, count, unit] = /^(\d{1,5})([hdw])$/.exec(since) ?? [];
  const time = unit === undefined ? startOfDay(since) : now - Number(count) * UNITS[unit]!;
  if (time !== undefined) return { since: time };
  throw new UnreadableError(`--since is ${JSON.stringify(since)}. Write 12h, 7d, 2w, or a day such as 2026-11-01.`);
}

/** Returns one of the choices; the first if there is no value. Throws UnreadableError for any other. */
export function readChoice<Choice extends string>(
  name: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((one) => one === (value ?? choices[0]));
  if (choice !== undefined) return choice;
  const hint = didYouMean(value!, choices);
  throw new UnreadableError(
    [`--${name} is ${JSON.stringify(value)}. It may be ${choices.join(' or ')}.`, hint].filter(Boolean).join(' '),
  );
}

/** Returns the number that an option gives, or another one where it is not given. Throws UnreadableError for anything else. */
export function readCount(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UnreadableError(`--${name} is ${JSON.stringify(value)}. Give a whole number of at least 1.`);
}
