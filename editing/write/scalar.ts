/** Writes a text or a number in the style that it had, or in the one nearest to it that can hold it. */
import { inQuotes } from '../../manifest/yaml/edit/quotes.ts';
import { Refused } from '../edit.ts';
import type { ScalarStyle } from '../layout/nodes.ts';
import { readsAs } from './reads-as.ts';
import type { Written } from './reads-as.ts';
import { wrapped } from './wrap.ts';

/** Where a value is to be written. */
export interface ScalarContext {
  isJson: boolean;
  /** In brackets, where all is on one line. */
  isFlow: boolean;
  /** Texts stay on one line. */
  isCautious?: boolean;
  /** The quotes of texts that need some. */
  quote?: '"' | "'";
  style?: ScalarStyle;
  /** By how much the lines below are indented. */
  indent: number;
  /** How long the lines of a folded text are. */
  width?: number;
}

/** Words that other readers of YAML take for true and false. */
const ALMOST_TRUE = /^(?:y|n|yes|no|on|off)$/i;

/** Characters that nobody sees: they are written as escapes. */
const UNSEEN = /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;

/** Returns a value as it is to be written. Throws Refused. */
export function writeScalar(value: unknown, context: ScalarContext): Written {
  if (context.isJson) return { head: JSON.stringify(value), lines: [] };
  for (const written of candidates(value, context)) if (readsAs(written, value, context.isFlow)) return written;
  throw new Refused('No style of YAML can hold this value.');
}

function* candidates(value: unknown, context: ScalarContext): Generator<Written> {
  if (typeof value !== 'string') return yield { head: String(value), lines: [] };
  const { style = 'plain', isFlow, isCautious, quote } = context;
  const mayGoBelow = !isFlow && !isCautious;
  if (value.search(UNSEEN) !== -1) return yield { head: inDouble(value), lines: [] };
  const isOneLine = !value.includes('\n');
  const alone = (head: string): Written => ({ head, lines: [] });
  if (mayGoBelow && style === 'folded') yield* below(value, '>', context);
  if (mayGoBelow && (style === 'folded' || style === 'literal')) yield* below(value, '|', context);
  if (style === 'double') yield alone(inDouble(value));
  if (style === 'single' && isOneLine) yield alone(inSingle(value));
  if ((style === 'plain' || style === 'empty') && isOneLine && !ALMOST_TRUE.test(value)) yield alone(value);
  if (isOneLine) yield alone(quote === "'" ? inSingle(value) : inQuotes(value));
  else if (mayGoBelow) yield* below(value, '|', context);
  yield alone(inDouble(value));
}

function inSingle(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns a text in double quotes, with escapes for all that is not to be seen. */
function inDouble(text: string): string {
  return JSON.stringify(text).replaceAll(
    UNSEEN,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Returns a text on lines below its name, if there is anything to be seen in it. */
function* below(text: string, sign: '|' | '>', { indent, width = 80 }: ScalarContext): Generator<Written> {
  const body = text.replace(/\n+$/, '');
  const ends = text.length - body.length;
  if (!/\S/.test(body)) return;
  const chomping = ends === 0 ? '-' : ends === 1 ? '' : '+';
  const indicator = /^\n* /.test(body) ? String(indent) : '';
  const lines = sign === '|' ? body.split('\n') : wrapped(body, width - indent);
  const padded = [...lines, ...Array<string>(Math.max(0, ends - 1)).fill('')];
  yield {
    head: sign + indicator + chomping,
    lines: padded.map((line) => (line === '' ? '' : ' '.repeat(indent) + line)),
  };
}
