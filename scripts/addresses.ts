/** npm run addresses -- [manifest] [--check]: updates the list of published addresses; with --check it only reports what it lacks. */
import { parseArgs } from 'node:util';
import { lockFileOf } from '../manifest/rules/support/address-list.ts';
import { addNewAddresses, newAddresses } from './addresses/keep.ts';
import { EXIT, run } from './cli/run.ts';
import { print } from './cli/terminal.ts';

await run(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const manifest = positionals[0] ?? 'site.yaml';
  const list = lockFileOf(manifest);
  const added = values.check ? newAddresses(manifest) : addNewAddresses(manifest);
  if (added.length === 0) return console.log(`${list} holds every address.`);
  if (!values.check) return console.log(`Added to ${list}: ${added.join(', ')}.`);
  print(`${list} lacks ${added.join(', ')}. Run "npm run addresses" and commit the list.`);
  process.exitCode = EXIT.problems;
});
