/**
 * node bench/visit/weights.ts <folder of a built site> [folder of the same site before]: the bytes of every page on a phone,
 * page by page: the HTML as it is sent, up to the end of the first view and whole; the styles in it; pictures and fonts.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { run } from '../../scripts/cli/run.ts';
import { table } from '../../scripts/cli/output/table.ts';
import { UsageError } from '../../schema/errors.ts';
import { firstViewBytes } from '../../tests/support/http/first-view.ts';

interface Weight {
  /** Bytes by Brotli up to the end of the first block, and of the whole page. */
  firstView: number;
  html: number;
  /** Not compressed, as they are a part of the page. */
  styles: number;
  pictures: number;
  fonts: number;
}

const COLUMNS = ['firstView', 'html', 'styles', 'pictures', 'fonts'] as const;
const HEADS = ['first view', 'HTML', 'styles', 'pictures', 'fonts'];

await run(async () => {
  const [folder, earlier] = process.argv.slice(2);
  if (folder === undefined) throw new UsageError('Name the folder of a built site.');
  const rows = pagesOf(folder).map((page) => {
    const now = weigh(folder, page);
    const before = earlier !== undefined && existsSync(join(earlier, page)) ? weigh(earlier, page) : undefined;
    return [page, ...COLUMNS.map((column) => cell(now[column], before?.[column]))];
  });
  console.log(table([['page', ...HEADS], ...rows]));
});

/** Returns a number of bytes, after that of before. */
function cell(now: number, before: number | undefined): string {
  return before === undefined ? `${now}` : `${before} → ${now}`;
}

/** The pages of the site's own language: those of others are in folders of their name. */
function pagesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.html') && !/^(?:\.|[a-z]{2}\/)/.test(file)).toSorted();
}

function weigh(folder: string, page: string): Weight {
  const html = readFileSync(join(folder, page), 'utf8');
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!);
  return {
    firstView: firstViewBytes(html),
    html: brotliCompressSync(html).length,
    styles: Buffer.byteLength(styles.join('')),
    pictures: sizeOf(folder, [...html.matchAll(/<img[^>]* src="(\/[^"]+)"/g)]),
    fonts: sizeOf(folder, [...styles.join('').matchAll(/url\((\/[^)]+\.woff2)\)/g)]),
  };
}

/** Returns the bytes of files, each counted once. */
function sizeOf(folder: string, addresses: RegExpExecArray[]): number {
  const files = new Set(addresses.map(([, address]) => join(folder, address!)));
  return [...files].reduce((sum, file) => sum + (existsSync(file) ? statSync(file).size : 0), 0);
}
