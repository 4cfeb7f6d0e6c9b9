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
  /^["'“”„‘’*_`]*([A-Za-z][\w-]*)["'“”„‘’*_`]*(\s*(?:[：﹕︰꞉∶;；]|::|=>|->|:=|=|:|[.,،、](?=[ \t]))[*_`]*\s*|[ \u00A0\t]+[-–—][ \u00A0\t]+|[ \u00A0\t]+)(.*)$/s;
const NAME_ALONE = /^["'“”]?([A-Za-z][\w-]*)["'“”]?\s*[：﹕︰꞉∶;；=]?$/;

/** Writes a colon and a space where something else, or nothing, is between a name and its value; in the lines beside it, too. */
export const writeColon: ProposeFixes = (line, { lines }, index) => {
  if (isComment(line)) return [];
  const { content, at } = line;
  const propose = (text: string, [message, hint]: [string, string], cost = 1): FixCandidate => ({
    splices: [replaceContent(line, text)],
    cost,
    problem: syntaxProblem(at, content.length, message, hint),
  });
  const [, alone] = NAME_ALONE.exec(content) ?? [];
  if (alone !== undefined) return [propose(`${alone}:`, explainColon(alone, '', content.slice(alone.length).trim()))];
  const found = separated(line);
  if (!found) return [];
  const { name, separator, value } = found;
  const cost = separator === '' || /[-–—.,،、]/.test(separator) ? 1.5 : 1;
  const explained = explainColon(name, value, separator);
  const candidates = [propose(`${name}: ${value}`, explained, cost)];
  const alike = separator === '' ? [] : linesAlike(lines, index, separator);
  if (alike.length > 1) {
    const splices = alike.map((other) => replaceContent(other.line, `${other.name}: ${other.value}`));
    candidates.push({ ...propose('', explained, cost + 0.1), splices });
  }
  if (/: | #|:$/.test(value) && !/^["']/.test(value))
    candidates.push(propose(`${name}: ${inQuotes(value)}`, explained, cost + 0.2));
  return candidates;
};

/** Reads a line as a name, what separates it from its value, and the value. */
function separated({ content }: OutlineLine): { name: string; separator: string; value: string } | undefined {
  const [, name, gap = '', written = ''] = SEPARATED.exec(content) ?? [];
  if (name === undefined) return undefined;
  const separator = gap.trim();
  // A spreadsheet ends its lines with the signs between empty columns.
  const bare = separator === ';' ? written.replace(/;+$/, '') : written;
  const value = /^[“”„](.*)[“”]$/.test(bare) ? inQuotes(bare.slice(1, -1)) : bare;
  return `${name}: ${value}` === content ? undefined : { name, separator, value };
}

/** Returns the lines beside one that have the same sign in the place of the colon. */
function linesAlike(lines: OutlineLine[], index: number, separator: string) {
  const column = lines[index]!.columns[0]!;
  const read = (at: number) => {
    const line = lines[at];
    const found =
      line && !isComment(line) && line.columns.length === 1 && line.columns[0] === column ? separated(line) : undefined;
    return found?.separator === separator ? { ...found, line: line! } : undefined;
  };
  let first = index;
  while (read(first - 1)) first--;
  const alike = [];
  for (let at = first, found = read(at); found; found = read(++at)) alike.push(found);
  return alike;
}

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
      splices: [replaceAt(line.valueAt + at, gap.length, `\n${' '.repeat(column)}`)],
      cost: 1.5,
      problem: atLine(line, 'Two fields are in one line.', hint),
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
    splices: some.map(({ at, content }) => replaceAt(at + content.length - 1, 1, '')),
    cost,
    problem,
  });
  return [propose([line], 1), ...(all.length > 1 ? [propose(all, 1.1)] : [])];
};

/** Removes quotes around whole lines, as a spreadsheet writes them, with the quotes in them doubled. */
export const unquoteLines: ProposeFixes = (line, { text, lines }) => {
  const inside = ({ start, end }: OutlineLine) =>
    /^"(\s*(?:- )?[A-Za-z][\w-]*:(?: (?:[^"]|"")*)?)"$/.exec(text.slice(start, end))?.[1];
  if (inside(line) === undefined) return [];
  const all = lines.filter((other) => inside(other) !== undefined);
  const splices = all.map((other) =>
    replaceAt(other.start, other.end - other.start, inside(other)!.replaceAll('""', '"')),
  );
  const hint = 'Remove the quotes around the line, and write each pair of quotes in it as one.';
  const problem = atLine(all[0]!, 'The whole line is in quotes, as a spreadsheet writes it.', hint);
  return [{ splices, cost: 0.9, problem }];
};

/** Removes quotes around a whole field. */
export const unquoteField: ProposeFixes = (line) => {
  const [, name, value] = /^"([A-Za-z][\w-]*): (.*)"$/.exec(line.content) ?? [];
  if (name === undefined) return [];
  const text = `${name}: ${/: | #|["']/.test(value!) ? inQuotes(value!) : value}`;
  const hint = `Put quotes around the text alone, or leave them out: write "${shorten(text)}".`;
  const problem = atLine(line, 'The quotes hold the name of the field as well.', hint);
  return [{ splices: [replaceContent(line, text)], cost: 1, problem }];
};
