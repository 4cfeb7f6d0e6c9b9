/** Writes figures into docs/benchmarks.md and its pages, between the marks of their section; the text around it stays. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { UnreadableError } from '../../schema/errors.ts';
import { goalLine, goalTable, keepGoals, PARTS } from './goals.ts';
import type { Goal, Part } from './goals.ts';

/** The page with the goals; those of the parts are below a folder of the same name. */
const PAGE = join(import.meta.dirname, '../../docs/benchmarks.md');
const FOLDER = join(import.meta.dirname, '../../docs/benchmarks');

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

/** What was measured, in Markdown, and its goals. */
export interface Section {
  text: string;
  goals: Goal[];
}

/**
 * Prints a section with the goals that it met or missed; with `write`, puts it into the page, and its goals into the table of
 * all goals. `how` says what the figures are, such as "medians of 3 runs".
 */
export async function reportSection(part: Part, { text, goals }: Section, how: string, write: boolean): Promise<void> {
  const section = `${machine()}; ${how}. \`${calledCommand()}\`\n\n${text}`;
  console.log(await tidy(`${section}\n\n${goals.map((goal) => `- ${goalLine(goal)}`).join('\n')}`));
  if (!write) return;
  await writeSection(join(FOLDER, PARTS[part].page), part, section);
  await writeSection(PAGE, 'goals', goalTable(keepGoals(part, goals)));
}

async function writeSection(file: string, section: string, text: string): Promise<void> {
  writeFileSync(file, await tidy(fillSection(readFileSync(file, 'utf8'), section, text)));
}

/** Returns the command that measures the same again. */
export function calledCommand(): string {
  const script = process.env['npm_lifecycle_event'];
  const options = process.argv.slice(2);
  if (script === undefined) return ['node', relative('.', process.argv[1]!), ...options].join(' ');
  return [`npm run ${script}`, ...(options.length > 0 ? ['--', ...options] : [])].join(' ');
}

/** Formats Markdown as the project does, so that its columns are aligned on a terminal, too. */
async function tidy(markdown: string): Promise<string> {
  return format(markdown, { ...(await resolveConfig(PAGE)), parser: 'markdown' });
}

/** Returns a line with the date and the machine. */
export function machine(): string {
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Measured on ${day}: ${cpus().length} cores (${cpus()[0]!.model}), ${memory} GB of memory, Linux ${release()}, Node ${process.version}`;
}
