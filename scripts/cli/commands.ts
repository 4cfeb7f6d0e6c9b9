/** Lists the commands, and finds the file of each. */
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A group of commands: by their names, what each does. */
type Commands = Record<string, string>;

/** What people do with Waybill, in the order of the help. */
export const GROUPS: Record<string, Commands> = {
  'To write': {
    dev: 'Shows the site while it is being written',
    edit: 'Opens the site in the browser, to be edited on its pages',
    check: 'Reports every mistake in a manifest, and fixes those with one fix',
    explain: 'Explains a problem that the check reports',
    new: 'Starts a site, or adds a page or a block',
    upgrade: 'Brings a site up to date with this version of Waybill',
    format: 'Formats manifests; comments, order and content stay',
    diff: 'Shows what a change does to the pages',
    words: 'Says how long and how hard to read the pages are',
    claims: 'Lists the figures that the site states, and where',
    languages: 'Brings translations up to date, and says how far they are',
    addresses: 'Updates the list of published addresses',
  },
  'To publish': {
    build: 'Builds the site into a folder',
    merge: 'Puts the shards of a very large site together',
    start: 'Builds if needed, and serves: pages, forms, payments',
    audit: 'Looks for what keeps people from using the pages, in a browser',
    shots: 'Takes pictures of pages, at several widths, light and dark',
  },
  'To run the service': {
    leads: 'Lists, shows, exports, erases and backs up what people sent',
    'demo-gateway': 'Simulates the payment gateway',
  },
};

/** Names of all commands. */
export const COMMANDS = Object.values(GROUPS).flatMap((commands) => Object.keys(commands));

/** Returns the file of a command, beside those of the others; sources and compiled code have different extensions. */
export function fileOf(command: string): string {
  return fileURLToPath(new URL(`../${command}${extname(import.meta.url)}`, import.meta.url));
}

/** Returns all commands by their groups, one a line. */
export function listCommands(): string {
  const width = Math.max(...COMMANDS.map((name) => name.length)) + 2;
  return Object.entries(GROUPS)
    .map(([group, commands]) => {
      const lines = Object.entries(commands).map(([name, about]) => `  ${name.padEnd(width)}${about}`);
      return [`${group}:`, ...lines].join('\n');
    })
    .join('\n\n');
}
