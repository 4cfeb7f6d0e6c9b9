import { hash } from 'node:crypto';
import type { RenderedDocument } from '../../renderer/pages/document.ts';
import { LruCache } from '../../renderer/lru-cache.ts';
import type { InlineHashes } from '../../server/site-record.ts';

/** Many pages have the same styles. */
const hashes = new LruCache<string, string>(300);

/** Returns the hashes of a page's inline texts, without repetitions, and what else its policy allows. */
export function hashesOf({ inline, sources }: RenderedDocument): InlineHashes {
  const { styles, scripts } = inline;
  const hashed = { styles: [...new Set(styles.map(hashOf))], scripts: [...new Set(scripts.map(hashOf))] };
  return sources ? { ...hashed, sources } : hashed;
}

function hashOf(text: string): string {
  return hashes.get(text) ?? hashes.set(text, `sha256-${hash('sha256', text, 'base64')}`);
}
