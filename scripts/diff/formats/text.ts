/** Formats a report for the terminal: short, and in colours if it has them. */
import { styleText } from 'node:util';
import { printable } from '../../../server/leads/printable.ts';
import { count } from '../report.ts';
import type { DiffChange, DiffEntry, DiffPassage, DiffReport, DiffSection } from '../report.ts';
import { isReplacement, pageListText, shorten } from './passages.ts';

const MOST_PASSAGES = 6;
const MOST_PAGES = 5;

type Style = (format: Parameters<typeof styleText>[0], text: string) => string;

/** Returns a report as plain text. Within a line, [- -] marks removed words and {+ +} added ones. */
export function textReport(report: DiffReport, isTerminal: boolean): string {
  const style: Style = isTerminal
    ? (format, text) => styleText(format, text, { stream: process.stdout })
    : (_, text) => text;
  const sections = report.sections.map((section) => printSection(section, style));
  return [
    `${printable(report.before)} → ${printable(report.after)}`,
    style('bold', printable(report.summary)),
    ...sections,
    style('dim', report.notes.join('\n')),
    '',
  ]
    .filter((part, index, all) => part !== '' || index === all.length - 1)
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function printSection({ heading, isUrgent, entries }: DiffSection, style: Style): string {
  const title = style(isUrgent ? ['bold', 'red'] : 'bold', isUrgent ? heading.toUpperCase() : heading);
  return [title, ...entries.map((entry) => printEntry(entry, style))].join('\n');
}

function printEntry({ title, changes, pages }: DiffEntry, style: Style): string {
  const on = pages ? style('dim', `, ${pageListText(pages, MOST_PAGES)}`) : '';
  return [`  ${style('cyan', printable(title))}${on}`, ...changes.map((change) => printChange(change, style))].join(
    '\n',
  );
}

function printChange({ what, position, passages }: DiffChange, style: Style): string {
  const at = position ? style('dim', printable(position)) : '';
  const line = [printable(what), at].filter(Boolean).join('  ');
  const shown = passages.slice(0, MOST_PASSAGES).map((passage) => `      ${printPassage(passage, style)}`);
  const more = passages.length - MOST_PASSAGES;
  return [
    ...(line ? [`    ${line}`] : []),
    ...shown,
    ...(more > 0 ? [`      … and ${count(more, 'more line')}`] : []),
  ].join('\n');
}

function printPassage(passage: DiffPassage, style: Style): string {
  const green = (text: string) => style('green', text);
  const red = (text: string) => style('red', text);
  const parts = shorten(passage);
  if (isReplacement(passage)) return parts.map(({ kind, text }) => (kind === 'added' ? green : red)(text)).join(' → ');
  const print = {
    same: String,
    added: (text: string) => green(parts.length === 1 ? `+ ${text}` : `{+${text}+}`),
    removed: (text: string) => red(parts.length === 1 ? `- ${text}` : `[-${text}-]`),
  };
  return parts.map(({ kind, text }) => print[kind](text)).join('');
}
