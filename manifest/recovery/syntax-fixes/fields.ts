/** Fixes fields that have something else than a colon and a space between name and value. */
import { inQuotes } from '../../yaml/edit/quotes.ts';
import { replaceAt } from '../../yaml/edit/splice.ts';
import { syntaxProblem } from '../../yaml/syntax/syntax-problem.ts';
import { isComment } from '../outline.ts';
import type { OutlineLine } from '../outline.ts';
import { atLine, replaceContent, shorten } from '../syntax-fix.ts';
import type { FixCandidate, ProposeFixes } from '../syntax-fix.ts';

/** A name, and what people of other languages and keyboards write after it. */
const SEPARATED =
  /^["'“”„‘’*_`]*([A-Za-z][\w-]*)["'“”„‘’*_`]*(\s*(?:[：﹕︰꞉∶;；]|::|=>|->|:=|=|:)[*_`]*\s*|[ \u00A0\t]+[-–—][ \u00A0\t]+|[ \u00A0\t]+)(.*)$/s;
const NAME_ALONE = /^["'“”]?([A-Za-z][\w-]*)["'“”]?\s*[：﹕︰꞉∶;；=]?$/;

/** Writes a colon and a space where something else, or nothing, is between a name and its value. */
export const writeColon: ProposeFixes = (line) => {
  if (isComment(line)) return [];
  const { content, at } = line;
  const propose = (text: string, [message, hint]: [string, string], cost = 1): FixCandidate => ({
    edits: [replaceContent(line, text)],
    cost,
    problem: syntaxProblem(at, content.length, message, hint),
  });
  const [, alone] = NAME_ALONE.exec(content) ?? [];
  if (alone !== undefined) return [propose(`${alone}:`, explainColon(alone, '', content.slice(alone.length).trim()))];
  const [, name, separator = '', written = ''] = SEPARATED.exec(content) ?? [];
  if (name === undefined) return [];
  const value = /^[“”„](.*)[“”]$/.test(written) ? inQuotes(written.slice(1, -1)) : written;
  if (`${name}: ${value}` === content) return [];
  const cost = separator.trim() === '' || /[-–—]/.test(separator) ? 1.5 : 1;
  const explained = explainColon(name, value, separator.trim());
  const candidates = [propose(`${name}: ${value}`, explained, cost)];
  if (/: | #|:$/.test(value) && !/^["']/.test(value))
    candidates.push(propose(`${name}: ${inQuotes(value)}`, explained, cost + 0.2));
  return candidates;
};

function explainColon(name: string, value: string, separator: string): [string, string] {
  const missing = value === '' ? 'A colon is' : 'A colon and a space are';
  const written = value === '' ? `${name}:` : `${name}: ${shorten(value, 50)}`;
  const instead = separator === '' || separator === ':' ? '' : `: ${JSON.stringify(separator)} is in its place`;
  return [`${missing} missing after "${name}"${instead}.`, `Write "${written}".`];
}

/** Begins a new line before a field that follows another one on the same line. */
export const splitFields: ProposeFixes = (line) => {
  if (line.key === undefined) return [];
  const gaps = [...line.value.matchAll(/[,;]?\s+(?=[A-Za-z][\w-]*:(?:\s|$))/g)];
  const column = line.at - line.start;
  return gaps.slice(0, 3).map(({ 0: gap, index: at }): FixCandidate => {
    const field = shorten(line.value.slice(at + gap.length), 40);
    const hint = `Begin a new line before "${field}", with ${column} spaces in front of it.`;
    return {
      edits: [replaceAt(line.valueAt + at, gap.length, `\n${' '.repeat(column)}`)],
      cost: 1.5,
      problem: atLine(line, 'Two fields stand in one line.', hint),
    };
  });
};

/** Removes the comma that ends a line in JSON. */
export const removeComma: ProposeFixes = (line, { lines }) => {
  if (!/["'\]}\d][,;]$/.test(line.content)) return [];
  const all = lines.filter(({ isText, content }) => !isText && /^"?[A-Za-z][\w-]*"?:.*["'\]}\d][,;]$/.test(content));
  const message = `The ${line.content.endsWith(',') ? 'comma' : 'semicolon'} at the end of this line is one too many.`;
  const problem = atLine(line, message, 'Remove it: in YAML nothing is between the lines of fields.');
  const propose = (some: OutlineLine[], cost: number): FixCandidate => ({
    edits: some.map(({ at, content }) => replaceAt(at + content.length - 1, 1, '')),
    cost,
    problem,
  });
  return [propose([line], 1), ...(all.length > 1 ? [propose(all, 1.1)] : [])];
};

/** Removes quotes around a whole field. */
export const unquoteField: ProposeFixes = (line) => {
  const [, name, value] = /^"([A-Za-z][\w-]*): (.*)"$/.exec(line.content) ?? [];
  if (name === undefined) return [];
  const text = `${name}: ${/: | #|["']/.test(value!) ? inQuotes(value!) : value}`;
  const hint = `Put quotes around the text alone, or leave them out: write "${shorten(text)}".`;
  const problem = atLine(line, 'The quotes hold the name of the field as well.', hint);
  return [{ edits: [replaceContent(line, text)], cost: 1, problem }];
};
