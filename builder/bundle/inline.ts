/** What stands inline in a page, as a policy names it. */
import { hash } from 'node:crypto';
import type { RenderedDocument } from '../../renderer/pages/document.ts';
import { LruCache } from '../../renderer/lru-cache.ts';
import type { InlineHashes } from '../../server/site-record.ts';

/** Many pages have the same styles. */
const known = new LruCache<string, string>(300);

/** The hashes of the texts that stand inline in a page, each once. */
export function hashesOf({ styles, scripts }: RenderedDocument['inline']): InlineHashes {
  return { styles: [...new Set(styles.map(hashOf))], scripts: [...new Set(scripts.map(hashOf))] };
}

function hashOf(text: string): string {
  return known.get(text) ?? known.keep(text, `sha256-${hash('sha256', text, 'base64')}`);
}
