/** waybill explain: a code that a message shows leads to its meaning and its correction, in any folder. */
import { expect, test } from 'vitest';
import { problemKinds } from '../../../manifest/problems/kinds.ts';
import { rules } from '../../../manifest/rules/checks.ts';
import { tryCommand } from '../../support/commands.ts';

test('every code is listed, and explained with the correction and an example', () => {
  const { stdout: list, status } = tryCommand('explain');
  expect(status).toBe(0);
  expect(
    list
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(Object.keys(problemKinds));
  const { stdout: pages } = tryCommand('explain', ...Object.keys(problemKinds));
  for (const { code, title, fix, wrong } of rules) {
    expect(pages).toContain(`# ${title}\n\n\`${code}\``);
    expect(pages).toContain(fix);
    if (typeof wrong !== 'string') expect(pages).toMatch(new RegExp(`^\\S+  (?:warning )?${code}\\b`, 'm'));
  }
});

test('a message without advice names the command, and a misspelt code is answered with the nearest', () => {
  const { stderr, stdout } = tryCommand('check', 'tests/manifest/messages/broken/unknown-value.yaml');
  expect(stdout + stderr).toContain('wrong-value  npx waybill explain wrong-value');
  expect(tryCommand('explain', 'brokn-link')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Did you mean "broken-link"?'),
  });
});
