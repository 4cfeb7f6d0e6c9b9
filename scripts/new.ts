/** waybill new site <folder> | page <path> | block <name> | rule <code>: makes something to start from that passes every check. */
import { UnreadableError } from '../schema/errors.ts';
import { didYouMean } from '../manifest/words/suggest.ts';
import { newBlock } from './new/block.ts';
import { newPage } from './new/page.ts';
import { newRule } from './new/rule.ts';
import { newSite, STARTERS } from './new/starter/site.ts';
import { starterNames } from './new/starter/site-folder.ts';
import { run } from './cli/run.ts';

const MAKERS: Record<string, (args: string[]) => void | Promise<void>> = {
  site: newSite,
  page: newPage,
  block: newBlock,
  rule: newRule,
};

const help = () => `What npx waybill new makes:

  site <folder>    a whole site to start from: --like ${starterNames(STARTERS).join(', ')}
  page <path>      a page in a manifest: --manifest, --name, --title, --description, --blocks hero,faq, --parent
  block <name>     a block type with its schema, component, styles and examples
  rule <code>      a rule of the check, in one file with its words and an example`;

await run(([what, ...args]) => {
  if (what === undefined || what === 'help') return console.log(help());
  if (!Object.hasOwn(MAKERS, what)) {
    const hint = didYouMean(what, Object.keys(MAKERS));
    throw new UnreadableError(
      `npx waybill new cannot make ${JSON.stringify(what)}.${hint && ` ${hint}`} It makes: ${Object.keys(MAKERS).join(', ')}.`,
    );
  }
  return MAKERS[what]!(args);
});
