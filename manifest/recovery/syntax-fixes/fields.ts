/** Fields whose name and value are set apart by something else than a colon and a space. */
import { isComment } from '../outline.ts';
import { atLine, shorten } from '../syntax-fix.ts';
import type { Candidate, ProposeFixes } from '../syntax-fix.ts';
import { inQuotes } from '../../yaml/edit/fix-splices.ts';

/** A name and what people of other languages and keyboards write behind it. */
const SEPARATED =
  /^["'“”„‘’*_`]*([A-Za-z][\w-]*)["'“”„‘’*_`]*(\s*(?:[：﹕︰꞉∶;；]|::|=>|->|:=|=|:)[*_`]*\s*|[ \u00A0\t]+[-–—][ \u00A0\t]+|[ \u00A0\t]+)(.*)$/s;
const NAME_ALONE = /^["'“”]?([A-Za-z][\w-]*)["'“”]?\s*[：﹕︰꞉∶;；=]?$/;

/** Writes a colon and a space where something else, or nothing, stands between a name and its value. */
export const writeColon: ProposeFixes = ({ lines }, index) => {
  const line = lines[index]!;
  if (line.isText || isComment(line)) return [];
  const { content } = line;
  const [, alone] = NAME_ALONE.exec(content) ?? [];
  if (alone !== undefined) return [replace(`${alone}:`, explainColon(alone, '', content.slice(alone.length).trim()))];
  const [, name, separator = '', rest = ''] = SEPARATED.exec(content) ?? [];
  if (name === undefined) return [];
  const value = /^[“”„](.*)[“”]$/.test(rest) ? inQuotes(rest.slice(1, -1)) : rest;
  const written = `${name}: ${value}`;
  if (written === content) return [];
  const isBare = separator.trim() === '' || /[-–—]/.test(separator);
  const explain = explainColon(name, value, separator.trim());
  const cost = isBare ? 1.5 : 1;
  const candidates = [replace(written, explain, cost)];
  if (/: | #|:$/.test(value) && !/^["']/.test(value))
    candidates.push(replace(`${name}: ${inQuotes(value)}`, explain, cost + 0.2));
  return candidates;

  function replace(text: string, found: [string, string], price = 1): Candidate {
    return {
      edits: [{ start: line.at, end: line.at + content.length, text }],
      cost: price,
      explain: () => atLine({ ...line, columns: [line.at - line.start] }, ...found),
    };
  }
};

function explainColon(name: string, value: string, separator: string): [string, string] {
  const written = value === '' ? `${name}:` : `${name}: ${shorten(value, 50)}`;
  const instead = separator === '' || separator === ':' ? '' : `: ${JSON.stringify(separator)} stands in its place`;
  return [
    `A colon and a space are missing behind "${name}"${instead}.`.replace(
      'A colon and a space are',
      value === '' ? 'A colon is' : 'A colon and a space are',
    ),
    `Write "${written}".`,
  ];
}

/** Begins a new line before a field that stands behind another one. */
export const splitFields: ProposeFixes = ({ lines }, index) => {
  const line = lines[index]!;
  if (line.isText || line.key === undefined) return [];
  const gap = /[,;]?\s+(?=[A-Za-z][\w-]*:(?:\s|$))/g;
  const column = line.at - line.start;
  return [...line.value.matchAll(gap)].slice(0, 3).map((found): Candidate => {
    const start = line.valueAt + found.index;
    const field = line.value.slice(found.index + found[0].length);
    return {
      edits: [{ start, end: start + found[0].length, text: `\n${' '.repeat(column)}` }],
      cost: 1.5,
      explain: () =>
        atLine(
          line,
          'Two fields stand in one line.',
          `Begin a new line before "${shorten(field, 40)}", with ${column} spaces in front of it.`,
        ),
    };
  });
};

/** Takes away the comma that ends a line in JSON. */
export const removeComma: ProposeFixes = ({ lines }, index) => {
  const line = lines[index]!;
  if (line.isText || !/["'\]}\d][,;]$/.test(line.content)) return [];
  const block = lines.filter((other) => !other.isText && /^"?[A-Za-z][\w-]*"?:.*["'\]}\d][,;]$/.test(other.content));
  const explain = () =>
    atLine(
      line,
      `The ${line.content.endsWith(',') ? 'comma' : 'semicolon'} at the end of this line is one too many.`,
      'Remove it: in YAML nothing stands between the lines of fields.',
    );
  const drop = (of: typeof lines) =>
    of.map(({ at, content }) => ({ start: at + content.length - 1, end: at + content.length, text: '' }));
  return [
    { edits: drop([line]), cost: 1, explain },
    ...(block.length > 1 ? [{ edits: drop(block), cost: 1.1, explain }] : []),
  ];
};

/** Takes away quotes that hold a whole field. */
export const unquoteField: ProposeFixes = ({ lines }, index) => {
  const line = lines[index]!;
  const [, name, value] = /^"([A-Za-z][\w-]*): (.*)"$/.exec(line.content) ?? [];
  if (line.isText || name === undefined) return [];
  const text = `${name}: ${/: | #|["']/.test(value!) ? inQuotes(value!) : value}`;
  return [
    {
      edits: [{ start: line.at, end: line.at + line.content.length, text }],
      cost: 1,
      explain: () =>
        atLine(
          line,
          'The quotes hold the name of the field as well.',
          `Put quotes around the text alone, or leave them out: write "${shorten(text)}".`,
        ),
    },
  ];
};
