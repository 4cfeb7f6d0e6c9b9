/** Replaces a text that is written on several lines; unchanged lines stay. */
import { endOfLine, indentAt, startOfLine } from '../../manifest/yaml/edit/field-lines.ts';
import type { Splice } from '../edit.ts';
import type { ScalarNode } from '../layout/nodes.ts';
import { readsAs } from './reads-as.ts';
import { rewrapped, widthOf } from './wrap.ts';

const QUOTES: Partial<Record<ScalarNode['style'], string>> = { single: "'", double: '"' };
/** What has another meaning in quotes, so that the lines do not say what is written. */
const ESCAPED: Partial<Record<ScalarNode['style'], RegExp>> = { single: /'/, double: /["\\]/ };

/** Returns the splices; undefined where the text is not folded, or cannot hold the other one. */
export function refold(text: string, node: ScalarNode, value: string): Splice[] | undefined {
  const written = text.slice(node.start, node.end);
  if (node.style === 'literal' || node.style === 'empty' || !written.includes('\n')) return undefined;
  return node.block ? inBlock(text, node, value) : inLines(written, text, node, value);
}

function inBlock(text: string, { end, block }: ScalarNode, value: string): Splice[] | undefined {
  const { indicator, body, indent } = block!;
  const head = text.slice(indicator.start, indicator.end);
  const own = value.replace(/\n+$/, '');
  if (!endingFits(head, value.length - own.length)) return undefined;
  const old = text
    .slice(body.start, end)
    .split('\n')
    .map((line) => line.slice(indent));
  const indentation = ' '.repeat(indent);
  const lines = rewrapped(old, own, widthOf(old)).map((line) => (line === '' ? '' : indentation + line));
  const sample = lines.map((line) => (line === '' ? '' : `  ${line.slice(indent)}`));
  // The lines of the sample are indented by two, whatever the indentation that the indicator names.
  const fits = readsAs({ head: head.replace(/\d/, '2'), lines: sample }, value, false);
  return fits ? [{ start: body.start, end, text: lines.join('\n') }] : undefined;
}

function endingFits(head: string, count: number): boolean {
  return head.includes('-') ? count === 0 : !head.includes('+') && count === 1;
}

function inLines(
  written: string,
  text: string,
  { start, end, style }: ScalarNode,
  value: string,
): Splice[] | undefined {
  const quote = QUOTES[style] ?? '';
  if (ESCAPED[style]?.test(value + written.slice(quote.length, written.length - quote.length))) return undefined;
  const old = written
    .slice(quote.length, written.length - quote.length)
    .split('\n')
    .map((line) => line.trim());
  const indentation = ' '.repeat(indentAt(text, endOfLine(text, start)));
  const width = widthOf(text.slice(startOfLine(text, start), end).split('\n'), indentation.length);
  const [head = '', ...lines] = rewrapped(old, value, width);
  const joined = [head, ...lines.map((line) => (line === '' ? '' : indentation + line))].join('\n');
  const sample = { head: quote + head, lines: lines.map((line) => (line === '' ? '' : `  ${line}`)) };
  if (sample.lines.length > 0) sample.lines[sample.lines.length - 1] += quote;
  else sample.head += quote;
  return readsAs(sample, value, false) ? [{ start, end, text: quote + joined + quote }] : undefined;
}
