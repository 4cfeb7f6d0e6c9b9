/** Output may be read in part, as by head, without a word of an error; a full disk is one. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['claims', 'words', 'diff HEAD site.yaml', 'check'])('npm run %s | head ends quietly', (call) => {
  const [name, ...args] = call.split(' ');
  const command = `${process.execPath} scripts/${name}.ts ${args.join(' ')} | head -c 1 >/dev/null; echo "\${PIPESTATUS[0]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  expect(stdout).toMatch(/^[01]\n$/);
  expect(stderr).not.toMatch(/EPIPE|Error/);
});

test.each(['claims', 'check --format json'])('npm run %s onto a full disk fails, and says so', (call) => {
  const [name, ...args] = call.split(' ');
  const command = `${process.execPath} scripts/${name}.ts ${args.join(' ')} >/dev/full`;
  const { status, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^The disk is full: the output could not be written\. /m);
});
