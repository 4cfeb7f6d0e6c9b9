import { retryDeliveries } from '../../server/leads/quarantine.ts';
import { EXIT } from '../cli/run.ts';
import { print } from '../cli/terminal.ts';
import { reportNothing } from './command.ts';
import type { Command } from './command.ts';

export const retry: Command = {
  name: 'retry',
  usage: '[<id>]',
  about: 'Retries failed deliveries: all, or those of one lead',
  options: [],
  ids: { least: 0, most: 1 },
  async run({ store }, { ids: [id] }) {
    const count = await retryDeliveries(store, id, Date.now());
    if (count === 0) return reportNothing('Nothing was given up that could be tried again.');
    print(`${count} ${count === 1 ? 'row is' : 'rows are'} due again: sent within seconds, if the server runs.`);
    return EXIT.done;
  },
};
