/** docs/benchmarks.md: a run writes its figures between the marks of its section; what people wrote around it stays. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { UnreadableError } from '../schema/errors.ts';

const PAGE = join(import.meta.dirname, '../docs/benchmarks.md');

/** Puts a text between the marks of a section, such as <!-- build --> and <!-- /build -->. */
export function fillSection(page: string, section: string, text: string): string {
  const [start, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from === -1 || to < from)
    throw new UnreadableError(
      `The page has no place for the figures. Put the lines ${start} and ${end} where they belong.`,
    );
  return `${page.slice(0, from + start.length)}\n\n${text.trim()}\n\n${page.slice(to)}`;
}

/** Writes a section, in Markdown, into the page. */
export async function writeSection(section: string, text: string): Promise<void> {
  writeFileSync(PAGE, await tidy(fillSection(readFileSync(PAGE, 'utf8'), section, text)));
}

/** Markdown as the project keeps it, so that its columns stand one below the other on a terminal, too. */
export async function tidy(markdown: string): Promise<string> {
  return format(markdown, { ...(await resolveConfig(PAGE)), parser: 'markdown' });
}

/** A table whose first column is a name; all others stand right. */
export function tableOf(head: string[], rows: string[][]): string {
  const line = ['---', ...head.slice(1).map(() => '---:')];
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** When and on what it was measured. */
export function machine(): string {
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Measured on ${day}: ${cpus().length} cores (${cpus()[0]!.model}), ${memory} GB of memory, Linux ${release()}, Node ${process.version}`;
}
