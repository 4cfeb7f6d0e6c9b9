/** Writes the report into the summary of a job of GitHub Actions. */
import { appendFileSync, statSync } from 'node:fs';
import { sectionsOf } from './formats/markdown.ts';
import type { Report } from './report.ts';

/** GitHub refuses a longer summary as a whole. */
export const MAX_BYTES = 1024 * 1024;

/** Appends the report to the file of the summary. */
export function appendSummary(report: Report, file: string): void {
  const taken = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  appendFileSync(file, fittingSections(sectionsOf(report), MAX_BYTES - taken));
}

/** Returns as many whole sections as fit, and a sentence about the rest. */
export function fittingSections(sections: string[], maxBytes: number): string {
  const whole = `${sections.join('\n\n')}\n`;
  if (Buffer.byteLength(whole) <= maxBytes) return whole;
  const cut = '_The rest is left out: a summary holds 1 MiB. `npx waybill check` shows all of it._\n';
  const shown: string[] = [];
  let bytes = Buffer.byteLength(cut);
  for (const section of sections) {
    bytes += Buffer.byteLength(section) + 2;
    if (bytes > maxBytes) break;
    shown.push(section);
  }
  return Buffer.byteLength(cut) > maxBytes ? '' : [...shown, cut].join('\n\n');
}
