/** What is measured of Waybill is a copy of the project, which has to hold all that a build reads. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { syntheticSources } from '../../../bench/build/measuring/source.ts';
import { waybill } from '../../../bench/build/peers/waybill/peer.ts';
import { makeFolder } from '../../support/files/folder.ts';

test('the copy that is measured builds the made-up site', async () => {
  const folder = makeFolder();
  await waybill.prepare?.(folder);
  waybill.write(folder, syntheticSources(3).cold);
  const [program, ...args] = waybill.command;
  const { status, stderr } = spawnSync(program!, args, { cwd: folder, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(existsSync(join(folder, waybill.output, 'index.html'))).toBe(true);
});
