/** What npx waybill leads prints: help, mistakes, and texts of strangers without their tricks. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newDatabase } from '../../support/service/databases.ts';
import { addLead } from '../../support/service/leads.ts';
import { runLeads, startSite } from '../../support/service/running-site.ts';

test('stored texts cannot move the cursor or turn a line around', async () => {
  const { store, leads } = await startSite(await newDatabase('sqlite'));
  const evil = '\u001b[2J\u009b31m\u0007A\u202eB\u2066C\u2028D\rE\nF\u2029G\u0085H\vI\u200fJ\u206aK\ufff9L\u0000\f';
  const id = await addLead(store, {
    values: { name: evil, message: evil, 'la\u001bbel': evil },
    suspicions: ['links'],
  });
  for (const args of [
    ['list'],
    ['list', '--format', 'json'],
    ['show', id],
    ['quarantine'],
    ['export', '--format', 'json'],
  ]) {
    const { stdout, stderr } = await leads(args);
    expect(stdout, args.join(' ')).toContain('A');
    expect(`${stdout}${stderr}`, args.join(' ')).not.toMatch(
      /(?!\n)[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u206a-\u206f\ufff9-\ufffb]/u,
    );
  }
});

test('help, and mistakes with the nearest valid word', async () => {
  const { leads } = await startSite(await newDatabase('sqlite'));
  const help = await leads([]);
  expect(help).toMatchObject({ status: 0, stderr: '' });
  for (const command of ['list', 'show', 'files', 'export', 'erase', 'quarantine', 'retry', 'backup'])
    expect(help.stdout).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  const results = await Promise.all(
    [
      ['lsit'],
      ['list', '--formt', 'json'],
      ['list', '--format', 'jsn'],
      ['list', '--since', 'yesterday'],
      ['list', '--since', '2026-02-30'],
      ['list', '--limit', '0'],
      ['show'],
      ['erase', '--yes'],
      ['erase', '--phone', '12345'],
      ['erase', '--id', 'a', '--mail', 'b'],
      ['backup'],
    ].map((args) => leads(args)),
  );
  expect(results.map(({ stderr }) => stderr.split('Write it as')[0]!.trim())).toEqual([
    'npx waybill leads has no command "lsit". Did you mean "list"? There are list, show, files, export, erase, quarantine, retry, backup.',
    'list has no option --formt. Did you mean "--format"?',
    '--format is "jsn". It may be table or json. Did you mean "json"?',
    '--since is "yesterday". Write 12h, 7d, 2w, or a day such as 2026-11-01.',
    '--since is "2026-02-30". Write 12h, 7d, 2w, or a day such as 2026-11-01.',
    '--limit is "0". Give a whole number of at least 1.',
    'show takes one id.',
    'Say whom to erase, in one way.',
    '--phone needs at least 7 digits, or strangers would be erased too.',
    'Say whom to erase, in one way.',
    'Say where to.',
  ]);
  expect(results.map(({ status, stdout }) => [status, stdout])).toEqual(results.map(() => [2, '']));
  const missing = await leads(['show', '\u001b[2Jnobody']);
  expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining('No lead has the id " [2Jnobody"') });
});

test('a mistyped command never brings up the one that destroys', async () => {
  const words = [
    'erase1',
    'eras',
    'erased',
    'ease',
    'delete',
    'release',
    'relese',
    'remove',
    'purge',
    'eraze',
    'yes',
    'phone',
  ];
  for (const word of words) {
    const { status, stdout, stderr } = await runLeads([word], {});
    expect.soft(stderr, word).not.toMatch(/Did you mean "erase"|Write it as: npx waybill leads erase/);
    expect.soft([status, stdout], word).toEqual([2, '']);
  }
  const { stderr } = await runLeads(['release'], {});
  expect(stderr).toContain('Write it as: npx waybill leads quarantine [--release <id>]');
});

test('a wrong folder is no reason to make a new database in it', async () => {
  const { dataFolder } = await newDatabase('sqlite');
  const nowhere = join(dataFolder, 'nowhere');
  const { status, stderr } = await runLeads(['list'], { DATA_FOLDER: nowhere });
  expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining(`no database in ${nowhere}`) });
  expect(existsSync(nowhere)).toBe(false);
});
