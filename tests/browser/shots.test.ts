/** `npm run shots`: pictures of a site's pages. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { tryCommand } from '../support/commands.ts';

const choice = ['--routes', '/', '--widths', '360', '--schemes', 'dark'];

test('a page becomes a picture as wide as was asked, in the colours that were asked, and as high as the page', async () => {
  const out = mkdtempSync(join(tmpdir(), 'waybill-shots-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const { status, stdout, stderr } = tryCommand('shots', 'examples/minimal.json', '--out', out, ...choice);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe(`Took 1 picture into ${out}.\n`);
  expect(readdirSync(out)).toEqual(['home-360-dark.png']);
  const picture = sharp(join(out, 'home-360-dark.png'));
  const { width, height, format } = await picture.metadata();
  expect({ width, format }).toEqual({ width: 360, format: 'png' });
  expect(height).toBeGreaterThanOrEqual(900);
  const { dominant } = await picture.stats();
  expect(Math.max(dominant.r, dominant.g, dominant.b)).toBeLessThan(100);
});
