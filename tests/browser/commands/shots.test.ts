/** `npx waybill shots`: pictures of a site's pages. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../../support/files/folder.ts';
import { tryCommand } from '../../support/commands.ts';
import { smallManifest } from '../../support/sites/small-site.ts';

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

/** A large photograph of nothing but red and a little noise, which takes its time to be decoded. */
async function photograph(): Promise<Uint8Array> {
  const [width, height] = [2400, 1600];
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, index) =>
    index % 3 === 0 ? 200 + ((index * 7919) % 56) : (index * 104_729) % 60,
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

test('photographs far down a page are on its picture, at every width', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-shots-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/red.jpg'), await photograph());
  const [home, ...others] = smallManifest.routes;
  const image = { file: '/red.jpg', alt: 'A red wall' };
  const blocks = [
    ...home!.blocks,
    { type: 'longtext', text: 'A paragraph.\n\n'.repeat(60) },
    { type: 'feature', heading: 'Late', text: 'Far down.', image },
  ];
  const manifest = join(folder, 'site.json');
  writeFileSync(
    manifest,
    JSON.stringify({ ...smallManifest, routes: [{ ...home, blocks }, ...others], redirects: [] }),
  );
  const out = join(folder, 'shots');
  const { status } = tryCommand('shots', manifest, '--out', out, '--routes', '/', '--widths', '360,768,1440');
  expect(status).toBe(0);
  for (const file of readdirSync(out)) {
    const { data, info } = await sharp(join(out, file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    let red = 0;
    for (let at = 0; at < data.length; at += 3) if (data[at]! > 150 && data[at + 1]! < 80 && data[at + 2]! < 80) red++;
    expect.soft(red / info.width ** 2, file).toBeGreaterThan(0.08);
  }
  expect(readdirSync(out)).toHaveLength(6);
});

test('what comes only near the screen is on the picture, too: the days of a countdown far down a page', async () => {
  const site = { timeZone: 'Europe/London', theme: { look: 'civic', seed: '#d00000' } };
  const [home, ...others] = smallManifest.routes;
  const redOf = async (blocks: object[]) => {
    const folder = makeFolder();
    const manifest = join(folder, 'site.json');
    const far = { type: 'longtext', text: 'A paragraph.\n\n'.repeat(80) };
    const routes = [{ ...home, blocks: [...home!.blocks, far, ...blocks] }, ...others];
    writeFileSync(manifest, JSON.stringify({ ...smallManifest, ...site, routes, redirects: [] }));
    const out = join(folder, 'shots');
    tryCommand('shots', manifest, '--out', out, '--routes', '/', '--widths', '1440', '--schemes', 'light');
    const data = await sharp(join(out, 'home-1440-light.png')).removeAlpha().raw().toBuffer();
    let red = 0;
    for (let at = 0; at < data.length; at += 3) if (data[at]! > data[at + 1]! + 90) red++;
    return red;
  };
  const without = await redOf([]);
  const countdown = { type: 'countdown', date: '2099-12-31' };
  expect((await redOf([countdown])) - without).toBeGreaterThan(1000);
});
