/** Makes temporary folders. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder for a test; it is deleted with the folder of the run. */
export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'waybill-new-'));
