/**
 * waybill new site|page|block|rule <name> [options]: makes something to start from that works.
 *
 *   site <folder>   a folder with a whole site; --like <starter> chooses which
 *   page <path>     a page in a manifest: --manifest, --name, --title, --description, --blocks hero,faq, --parent
 *   block <name>    a block type with its schema, component, styles and examples; it says which tests try it
 *   rule <code>     a rule of the check, in one file with its words and an example (in Waybill's own project); it says the same
 *
 * The name of a block or a rule is of small letters, digits and hyphens: price-table. Exit 0, or 2 with the reason.
 */
import { UnreadableError } from '../schema/errors.ts';
import { didYouMean } from '../manifest/words/suggest.ts';
import { newBlock } from './new/block.ts';
import { newPage } from './new/page.ts';
import { newRule } from './new/rule.ts';
import { newSite } from './new/starter/site.ts';
import { starterNames } from './new/starter/site-folder.ts';
import { starterFolder } from './new/starter/starter-folder.ts';
import { helpOf } from './cli/help.ts';
import { run } from './cli/run.ts';

const MAKERS: Record<string, (args: string[]) => void | Promise<void>> = {
  site: newSite,
  page: newPage,
  block: newBlock,
  rule: newRule,
};

await run(([what, ...args]) => {
  if (what === undefined || what === 'help')
    return console.log(`${helpOf(import.meta.filename)}\nStarters: ${starterNames(starterFolder()).join(', ')}.`);
  if (!Object.hasOwn(MAKERS, what)) {
    const hint = didYouMean(what, Object.keys(MAKERS));
    throw new UnreadableError(
      `npx waybill new cannot make ${JSON.stringify(what)}.${hint && ` ${hint}`} It makes: ${Object.keys(MAKERS).join(', ')}.`,
    );
  }
  return MAKERS[what]!(args);
});
