import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableError } from '../../schema/errors.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { SITE_RECORD } from '../../server/site-record.ts';
import type { SiteRecord } from '../../server/site-record.ts';
import { openStore } from '../../server/store/open-store.ts';
import type { LeadsContext } from './command.ts';

/** Opens the database that the server uses, by the same variables. Never creates one. */
export async function openContext(siteFolder = 'dist'): Promise<LeadsContext> {
  const settings = readSettings(process.env);
  const { databaseUrl, dataFolder } = settings;
  if (databaseUrl === undefined && !existsSync(join(dataFolder, 'waybill.db')))
    throw new UnreadableError(
      `There is no database in ${dataFolder}. Start the server once, or set DATA_FOLDER or DATABASE_URL as for the server.`,
    );
  const recordFile = join(siteFolder, SITE_RECORD);
  // The record of an older build may have no endpoints.
  const record = existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Partial<SiteRecord>) : {};
  const site = { endpoints: record.endpoints ?? [], languages: record.languages ?? {} };
  try {
    return { store: await openStore(settings), settings, site };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const source = databaseUrl === undefined ? dataFolder : 'DATABASE_URL';
    throw new UnreadableError(`The database of ${source} cannot be opened: ${message || code}`);
  }
}
