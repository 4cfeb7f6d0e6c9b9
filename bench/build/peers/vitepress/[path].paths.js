import { fill, inline, readSite } from '../shared/content.js';

/** The long text is the page's Markdown, which VitePress renders; the rest are data of the page. */
export default {
  paths() {
    const site = readSite();
    return site.routes.map(({ path, meta, blocks }) => ({
      params: { path: path.slice(1) || 'index', meta, blocks: blocks.map((block) => dataOf(block, site)) },
      content: blocks.find(({ type }) => type === 'longtext')?.text ?? '',
    }));
  },
};

function dataOf(block, site) {
  if (block.type === 'hero') return { ...block, lead: inline(fill(block.lead, site)) };
  if (block.type === 'longtext') return { type: block.type };
  if (block.type !== 'faq') return block;
  return { ...block, items: block.items.map(({ question, answer }) => ({ question, answer: inline(answer) })) };
}
