import { hash } from 'node:crypto';
import type { RenderedDocument } from '../../renderer/pages/document.ts';
import { LruCache } from '../../renderer/lru-cache.ts';
import type { InlineHashes } from '../../server/site-record.ts';

/** Many pages have the same styles. */
const hashes = new LruCache<string, string>(300);

/** Returns the hashes of a page's inline texts, without repetitions. */
export function hashesOf({ styles, scripts }: RenderedDocument['inline']): InlineHashes {
  return { styles: [...new Set(styles.map(hashOf))], scripts: [...new Set(scripts.map(hashOf))] };
}

function hashOf(text: string): string {
  return hashes.get(text) ?? hashes.keep(text, `sha256-${hash('sha256', text, 'base64')}`);
}
