/** Defines what the commands of npx waybill leads have in common. */
import type { parseArgs } from 'node:util';
import { EXIT } from '../cli/run.ts';
import { print } from '../cli/terminal.ts';
import { didYouMean } from '../../manifest/words/suggest.ts';
import type { EndpointRecords } from '../../server/leads/lead-texts.ts';
import type { Settings } from '../../server/settings/settings.ts';
import type { Store } from '../../server/store/store.ts';

/** What commands work with. */
export interface LeadsContext {
  store: Store;
  settings: Settings;
  /** The endpoints of the built site, for labels; empty if there is no build. */
  site: EndpointRecords;
}

/** The options of all commands; each command takes a few of them, and all take the folder of the built site. */
export const OPTIONS = {
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

export type Option = keyof typeof OPTIONS;

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

/** Returns how a command is written. */
export const usageOf = ({ name, usage }: Command): string =>
  `Write it as: npx waybill leads ${[name, usage].filter(Boolean).join(' ')}`;

/** Prints why nothing was found or done, and returns the exit code for that. */
export function reportNothing(sentence: string): number {
  print(sentence);
  return EXIT.problems;
}
