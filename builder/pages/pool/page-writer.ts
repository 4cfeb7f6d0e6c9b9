/** Writes the files of pages. */
import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RenderedDocument } from '../../../renderer/pages/document.ts';
import { hashesOf } from '../../bundle/inline.ts';
import type { RenderedPage } from './page-job.ts';

const encoder = new TextEncoder();

/** Writes pages below one folder, all of them encoded in the same memory. */
export class PageWriter {
  readonly #folder: string;
  readonly #folders = new Set<string>();
  #encoded = new Uint8Array(0);

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a page, unless its hash is that of the unchanged file. Returns the hashes of the page and of what is inline. */
  write(
    file: string,
    document: RenderedDocument,
    unchanged: string | undefined,
  ): Pick<RenderedPage, 'htmlHash' | 'inline'> {
    const bytes = this.#encode(document.html);
    const htmlHash = hash('sha1', bytes, 'base64');
    if (htmlHash !== unchanged) {
      const path = join(this.#folder, file);
      const folder = dirname(path);
      if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
      writeFileSync(path, bytes);
    }
    return { htmlHash, inline: hashesOf(document) };
  }

  /** Encodes a text as UTF-8, in memory that the next text overwrites. */
  #encode(html: string): Uint8Array {
    if (this.#encoded.length < html.length * 3) this.#encoded = new Uint8Array(html.length * 4);
    return this.#encoded.subarray(0, encoder.encodeInto(html, this.#encoded).written);
  }
}
