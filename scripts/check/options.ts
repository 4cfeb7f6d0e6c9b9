/** Reads the arguments of `npx waybill check`. */
import { parseArgs } from 'node:util';
import { didYouMean } from '../../manifest/words/suggest.ts';
import { reportFormats } from './formats/index.ts';
import type { FormatName } from './formats/index.ts';
import { DEFAULT_MANIFEST } from '../cli/npm-call.ts';
import { UsageError } from '../../schema/errors.ts';

const OPTIONS = {
  launch: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  format: { type: 'string', default: 'pretty' },
  out: { type: 'string' },
  fix: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** The options of a check. */
export interface Options extends Omit<Values, 'format' | 'dry-run'> {
  file: string;
  format: FormatName;
  dryRun: boolean;
}

/** Reads the options. Throws UsageError. */
export function readOptions(args: string[]): Options {
  const { values, positionals, tokens } = parse(args);
  for (const token of tokens) if (token.kind === 'option') checkOption(token);
  if (positionals.length > 1)
    throw new UsageError(`A check takes one manifest, and here are ${positionals.length}: ${positionals.join(', ')}.`);
  if (values['dry-run'] && !values.fix)
    throw new UsageError('--dry-run shows what --fix would change: write --fix --dry-run.');
  const { format, 'dry-run': dryRun, ...others } = values as Values;
  if (!isFormat(format)) {
    const names = Object.keys(reportFormats);
    const hint = `${didYouMean(format, names)} The formats are: ${names.join(', ')}.`;
    throw new UsageError(`There is no format ${JSON.stringify(format)}. ${hint.trim()}`);
  }
  return { file: positionals[0] ?? DEFAULT_MANIFEST, format, dryRun, ...others };
}

/** Returns the format and the file of the report, also where the rest of the options is wrong. */
export function readDestination(args: string[]): Pick<Options, 'format'> & { out: string | undefined } {
  const { format, out } = parse(args).values;
  return { format: isFormat(format) ? format : 'pretty', out: typeof out === 'string' ? out : undefined };
}

function parse(args: string[]) {
  return parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: false, tokens: true });
}

function isFormat(name: unknown): name is FormatName {
  return typeof name === 'string' && Object.hasOwn(reportFormats, name);
}

function checkOption({ rawName, name, value }: { rawName: string; name: string; value: string | undefined }): void {
  const option = Object.hasOwn(OPTIONS, name) ? OPTIONS[name as keyof typeof OPTIONS] : undefined;
  if (!option) {
    const names = Object.keys(OPTIONS).map((one) => `--${one}`);
    const hint = didYouMean(rawName, names) || `The options are: ${names.join(', ')}.`;
    throw new UsageError(`There is no option ${JSON.stringify(rawName)}. ${hint}`);
  }
  if (option.type === 'string' && (!value || value.startsWith('-')))
    throw new UsageError(`${rawName} needs a value, as in: ${rawName} ${name === 'out' ? 'report.txt' : 'json'}.`);
  if (option.type === 'boolean' && value !== undefined) throw new UsageError(`${rawName} takes no value.`);
}
