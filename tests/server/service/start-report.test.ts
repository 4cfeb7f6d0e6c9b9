import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { startCommandWith } from '../../support/commands.ts';
import { EXAMPLE_MANIFEST, SCHOOL_MANIFEST } from '../../support/sites/build-sites.ts';
import { getPort } from '../../support/http/port.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-start-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Copies what was built of a site, since the server adds compressed files, and returns what it prints as it starts. */
async function reportOf(manifest: string, built: string, variables: Record<string, string> = {}): Promise<string> {
  const out = mkdtempSync(join(folder, 'out-'));
  cpSync(built, out, { recursive: true });
  const port = String(await getPort());
  const server = await startCommandWith(variables, 'start', manifest, '--out', out, '--port', port, '--no-log');
  server.process.kill();
  return server.output();
}

test('a site with payments says whether it takes them, and what it needs', async () => {
  const school = inject('school');
  expect(await reportOf(SCHOOL_MANIFEST, school, { PAYU_KEY: '', PAYU_SALT: '' })).toContain(
    'NO PAYMENTS ARE TAKEN: set PAYU_KEY and PAYU_SALT.',
  );
  expect(await reportOf(SCHOOL_MANIFEST, school)).toContain('Payments go to test.payu.in');
});

test('a site without payments says nothing of them', async () => {
  const report = await reportOf(EXAMPLE_MANIFEST, inject('example'));
  expect(report).not.toMatch(/payment/i);
});
