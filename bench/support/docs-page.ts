/** Writes figures into docs/benchmarks.md, between the marks of their section; the text around it stays. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { UnreadableError } from '../../schema/errors.ts';
import { goalTable, keepGoals } from './goals.ts';
import type { Goal, Part } from './goals.ts';

const PAGE = join(import.meta.dirname, '../../docs/benchmarks.md');

/** Replaces the text between the marks of a section, such as <!-- build --> and <!-- /build -->. */
export function fillSection(page: string, section: string, text: string): string {
  const [start, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from === -1 || to < from)
    throw new UnreadableError(
      `The page has no place for the figures. Put the lines ${start} and ${end} where they belong.`,
    );
  return `${page.slice(0, from + start.length)}\n\n${text.trim()}\n\n${page.slice(to)}`;
}

/** Writes a section, in Markdown, into the page, and its goals into the table of all goals. */
export async function writeSection(section: Part, text: string, goals: Goal[]): Promise<void> {
  const page = fillSection(readFileSync(PAGE, 'utf8'), section, text);
  writeFileSync(PAGE, await tidy(fillSection(page, 'goals', goalTable(keepGoals(section, goals)))));
}

/** Formats Markdown as the project does, so that its columns are aligned on a terminal, too. */
export async function tidy(markdown: string): Promise<string> {
  return format(markdown, { ...(await resolveConfig(PAGE)), parser: 'markdown' });
}

/** Returns a line with the date and the machine. */
export function machine(): string {
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Measured on ${day}: ${cpus().length} cores (${cpus()[0]!.model}), ${memory} GB of memory, Linux ${release()}, Node ${process.version}`;
}
