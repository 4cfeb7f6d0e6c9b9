import { releaseLead } from '../../server/leads/quarantine.ts';
import { channelsOf } from '../../server/settings/settings.ts';
import { printable } from '../../server/leads/printable.ts';
import { EXIT } from '../cli/run.ts';
import { print } from '../cli/terminal.ts';
import { printList } from './list.ts';
import { reportNothing } from './command.ts';
import type { Command } from './command.ts';

export const quarantine: Command = {
  name: 'quarantine',
  usage: '[--release <id>]',
  about: 'Suspicious leads; a genuine one is released, and mailed like any other',
  options: ['release', 'since', 'limit', 'format'],
  async run(context, args) {
    const id = args.values.release;
    if (id === undefined) return printList(context, args, true);
    const { store, settings } = context;
    if (!(await releaseLead(store, id, channelsOf(settings), Date.now())))
      return reportNothing(
        `No lead ${JSON.stringify(printable(id))} is in quarantine. "npx waybill leads quarantine" lists them.`,
      );
    print('Released: it is mailed within seconds, if the server runs.');
    return EXIT.done;
  },
};
