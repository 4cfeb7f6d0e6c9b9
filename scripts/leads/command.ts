/** What the commands of npm run leads have in common. */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { UnreadableError } from '../../schema/errors.ts';
import { didYouMean } from '../../manifest/words/suggest.ts';
import type { EndpointRecords } from '../../server/leads/lead-texts.ts';
import type { Settings } from '../../server/settings/settings.ts';
import type { Store } from '../../server/store/store.ts';
import { startOfDay } from '../../server/leads/local-time.ts';

/** What commands work with. */
export interface LeadsContext {
  store: Store;
  settings: Settings;
  /** The endpoints of the built site, for labels; empty if there is no build. */
  site: EndpointRecords;
}

export interface Arguments {
  /** Options with a value, by name. */
  values: Partial<Record<string, string>>;
  /** Options without a value. */
  flags: Set<string>;
  ids: string[];
}

export interface Command {
  name: string;
  /** The arguments, for the help. */
  usage: string;
  /** One line for the help. */
  about: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** For commands that cannot be undone, which are never suggested. */
  isDestructive?: true;
  /** How many ids the command takes; none by default. */
  ids?: { least: number; most: number };
  /** Runs the command; returns the exit code. */
  run(context: LeadsContext, args: Arguments): Promise<number>;
}

/** Every command takes the folder of the built site. */
const COMMON = { site: { type: 'string' } } as const;

/** Returns a sentence with the command that an unknown word may stand for; empty if none is close. */
export function suggestCommand(word: string, commands: readonly Command[]): string {
  const offered = commands.filter(({ isDestructive }) => !isDestructive);
  const byOption = offered.find(({ options }) => Object.hasOwn(options, word));
  if (byOption) return usageOf(byOption);
  return didYouMean(
    word,
    offered.map(({ name }) => name),
  );
}

/** Parses the arguments of a command. Throws UnreadableError with the nearest option. */
export function readArguments(command: Command, args: string[]): Arguments {
  const options = { ...COMMON, ...command.options };
  const { values, positionals } = parse(command, { args, options, allowPositionals: true });
  const { least, most } = command.ids ?? { least: 0, most: 0 };
  if (positionals.length < least || positionals.length > most)
    throw new UnreadableError(
      `${command.name} takes ${most === 0 ? 'no id' : least === 0 ? 'at most one id' : 'one id'}. ${usageOf(command)}`,
    );
  const entries = Object.entries(values);
  return {
    values: Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    flags: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
    ids: positionals,
  };
}

export const usageOf = ({ name, usage }: Command): string =>
  `Write it as: npm run leads -- ${[name, usage].filter(Boolean).join(' ')}`;

function parse(command: Command, config: ParseArgsConfig & { options: Command['options'] }) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [, wrong] = /^Unknown option '(-[^']*)'/.exec((error as Error).message) ?? [];
    if (wrong === undefined) throw error;
    const names = Object.keys(config.options).map((name) => `--${name}`);
    throw new UnreadableError(
      [`${command.name} has no option ${wrong}.`, didYouMean(wrong, names), usageOf(command)].filter(Boolean).join(' '),
    );
  }
}

const UNITS: Record<string, number> = { h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** Returns the time that --since stands for: 12h, 7d, 2w ago, or the start of a day. */
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

export function readCount(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UnreadableError(`--${name} is ${JSON.stringify(value)}. Give a whole number of at least 1.`);
}
