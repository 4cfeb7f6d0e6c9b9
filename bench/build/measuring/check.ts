/** Checks that a built site holds the texts of its manifest: a fast build that leaves something out does not count. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { decodeReferences } from '../../../schema/values/html.ts';

/** What pages must say, a line of text each; the pages of all routes must be there. */
export interface Expected {
  paths: string[];
  texts: { path: string; texts: string[] }[];
}

const markdownIt = new MarkdownIt();
/** Fields that no visitor reads. */
const HIDDEN = new Set(['type', 'to']);

/** Throws an error where a page or a text is missing. */
export function checkOutput(folder: string, { paths, texts }: Expected): void {
  for (const page of texts) {
    const html = readFileSync(fileOf(folder, page.path), 'utf8').replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
    const said = dense(plain(html) + decodeReferences(html));
    const missing = page.texts.find((text) => !said.includes(dense(text)));
    if (missing !== undefined) throw new Error(`${page.path} does not say "${missing}".`);
  }
  for (const path of paths) fileOf(folder, path);
}

function fileOf(folder: string, path: string): string {
  const files = [join(folder, path, 'index.html'), join(folder, `${path}.html`)];
  const file = files.find((one) => existsSync(one));
  if (file === undefined) throw new Error(`There is no page for ${path}.`);
  return file;
}

/** Returns all lines that a visitor reads of a part of a manifest, without their Markdown. */
export function linesOf(value: unknown): string[] {
  return leaves(value).flatMap((text) => plain(markdownIt.render(text)).split('\n').filter(Boolean));
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => (HIDDEN.has(key) ? [] : leaves(below)));
}

function plain(html: string): string {
  return decodeReferences(html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<[^>]*>/g, ''));
}

/** Removes spaces and line ends: they depend on the template. */
function dense(text: string): string {
  return text.replaceAll(/[\s\u00ad]+/g, '');
}
