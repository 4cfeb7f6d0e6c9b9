import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableError } from '../schema/errors.ts';
import { shellWord } from '../schema/values/shell-word.ts';
import { SHARD_RECORD, SITE_RECORD } from './site-record.ts';
import type { SiteRecord } from './site-record.ts';

/** What the build wrote about the site in a folder. Throws where there is none. */
export function readRecord(folder: string): SiteRecord {
  const file = join(folder, SITE_RECORD);
  if (existsSync(join(folder, SHARD_RECORD)))
    throw new UnreadableError(`${folder} holds one shard of a site. Put all of them together: npm run merge`);
  if (!existsSync(file))
    throw new UnreadableError(`${folder} holds no built site. Run: npm run build -- --out ${shellWord(folder)}`);
  return JSON.parse(readFileSync(file, 'utf8')) as SiteRecord;
}
