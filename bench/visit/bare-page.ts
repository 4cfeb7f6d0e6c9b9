/** The least that could be sent: a page's own elements and texts, without styles, scripts, drawings and fonts. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Candidate } from './first-view.ts';

const EXTRAS = /<(script|style|svg)\b[\s\S]*?<\/\1>|<link\b[^>]*>|<img\b[^>]*>/g;
const LOOKS = / (?:class|id|data-[a-z-]+)="[^"]*"/g;

/** The bare form of a page, in a folder of its own. */
export function bareOf(file: string): Candidate {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-bare-'));
  const html = readFileSync(file, 'utf8').replace(EXTRAS, '').replace(LOOKS, '');
  writeFileSync(join(folder, 'index.html'), html);
  return { name: 'bare HTML', folder, path: '/index.html' };
}
