/** A site that is built and served for pictures is served no longer than they take. */
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { serveBuilt } from '../../../scripts/cli/browser/serve-built.ts';
import { EXAMPLE_MANIFEST } from '../../support/sites/build-sites.ts';

test('the server ends although a browser keeps a connection on which it asks for nothing', async () => {
  let kept: Socket | undefined;
  const status = await serveBuilt(EXAMPLE_MANIFEST, async (url) => {
    kept = connect(Number(new URL(url).port), '127.0.0.1');
    await once(kept, 'connect');
    return (await fetch(url)).status;
  });
  expect(status).toBe(200);
  await once(kept!, 'close');
});
