/** Formats the registry of claims: as a table for the terminal, as Markdown, and as JSON. */
import { table } from '../cli/output/table.ts';
import type { ClaimRegistry } from './registry.ts';

type Row = [claim: string, reading: string, figure: string, pages: string];

const HEAD: Row = ['Claim', 'Reading', 'Figure', 'Pages'];
const MAX_PAGES = 4;

export const claimFormats: Record<string, (registry: ClaimRegistry) => string> = {
  json: (registry) => JSON.stringify(registry, null, 2),
  markdown: (registry) => {
    const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    const lines = [HEAD, HEAD.map(() => '---'), ...rowsOf(registry)].map(line);
    return [...lines, ...remarks(registry).flatMap((remark) => ['', remark])].join('\n');
  },
  table: (registry) => [table([HEAD, ...rowsOf(registry)]), '', ...remarks(registry)].join('\n').trimEnd(),
};

function rowsOf({ claims, unclaimed }: ClaimRegistry): Row[] {
  const all = [...claims, { claim: '(no claim)', readings: unclaimed }];
  return all.flatMap(({ claim, readings }) =>
    readings.map(({ figure, text, pages }, index): Row => [index === 0 ? claim : '', text, figure, shorten(pages)]),
  );
}

function shorten(pages: string[]): string {
  const more = pages.length - MAX_PAGES;
  return pages.slice(0, MAX_PAGES).join(' ') + (more > 0 ? ` and ${more} more` : '');
}

function remarks({ claims, unused }: ClaimRegistry): string[] {
  const reasons = claims.flatMap(({ claim, reason }) => (reason === undefined ? [] : `${claim}: ${reason}`));
  return [...reasons, ...(unused.length > 0 ? [`Used on no page: ${unused.join(', ')}.`] : [])];
}
