/** What the commands of npm run leads have in common. */
import { parseArgs } from 'node:util';
import { UnreadableError } from '../../schema/errors.ts';
import { EXIT } from '../cli/run.ts';
import { print } from '../cli/terminal.ts';
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

/** The options of all commands; each command takes a few of them, and all take the folder of the built site. */
const OPTIONS = {
  site: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string' },
  format: { type: 'string' },
  quarantine: { type: 'boolean' },
  release: { type: 'string' },
  phone: { type: 'string' },
  mail: { type: 'string' },
  id: { type: 'string' },
  yes: { type: 'boolean' },
  out: { type: 'string' },
} as const;

type Option = keyof typeof OPTIONS;

/** The values of the options that were given, and the ids. */
export interface Arguments {
  values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  ids: string[];
}

export interface Command {
  name: string;
  /** The arguments, for the help. */
  usage: string;
  /** One line for the help. */
  about: string;
  options: Option[];
  /** For commands that cannot be undone, which are never suggested. */
  isDestructive?: true;
  /** How many ids the command takes; none by default. */
  ids?: { least: number; most: number };
  /** Runs the command; returns the exit code. */
  run(context: LeadsContext, args: Arguments): Promise<number>;
}

/** Returns a sentence with the command that an unknown word may stand for; empty if none is close. */
export function suggestCommand(word: string, commands: readonly Command[]): string {
  const offered = commands.filter(({ isDestructive }) => !isDestructive);
  const byOption = offered.find(({ options }) => options.some((name) => name === word));
  if (byOption) return usageOf(byOption);
  return didYouMean(
    word,
    offered.map(({ name }) => name),
  );
}

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

export const usageOf = ({ name, usage }: Command): string =>
  `Write it as: npm run leads -- ${[name, usage].filter(Boolean).join(' ')}`;

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

/** Prints why nothing was found or done, and returns the exit code for that. */
export function nothing(sentence: string): number {
  print(sentence);
  return EXIT.problems;
}

export function readCount(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UnreadableError(`--${name} is ${JSON.stringify(value)}. Give a whole number of at least 1.`);
}
