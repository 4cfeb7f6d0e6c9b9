/** waybill addresses [manifest] [--check]: updates the list of published addresses; with --check it only reports what it lacks. */
import { addressListFile } from '../manifest/rules/support/address-list.ts';
import { addNewAddresses, newAddresses } from './addresses/published.ts';
import { EXIT, runWithOptions } from './cli/run.ts';
import { print } from './cli/terminal.ts';

await runWithOptions({ options: { check: { type: 'boolean' } } }, ({ manifest, values }) => {
  const list = addressListFile(manifest);
  const added = values.check ? newAddresses(manifest) : addNewAddresses(manifest);
  if (added.length === 0) return console.log(`${list} holds every address.`);
  if (!values.check) return console.log(`Added to ${list}: ${added.join(', ')}.`);
  print(`${list} lacks ${added.join(', ')}. Run "npx waybill addresses" and commit the list.`);
  return EXIT.problems;
});
