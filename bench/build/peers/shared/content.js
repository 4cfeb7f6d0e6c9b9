/** What every peer of JavaScript does with the manifest: read it, fill in the phone number, render the Markdown. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import MarkdownIt from 'markdown-it';

const markdownIt = new MarkdownIt();
let known;

/** The parsed manifest; once for each process. */
export function readSite(file = 'site.yaml') {
  known ??= load(readFileSync(file, 'utf8'));
  return known;
}

let byPath;

/** A route by its address, without a search for each page. */
export function routeAt(path) {
  byPath ??= new Map(readSite().routes.map((route) => [route.path, route]));
  return byPath.get(path);
}

/** Replaces the one reference that the synthetic site has. */
export function fill(text, site) {
  return text.replaceAll('${phones.desk}', site.phones.desk);
}

export const inline = (text) => markdownIt.renderInline(text);
export const markdown = (text) => markdownIt.render(text);

/** A route whose texts are finished HTML where the manifest holds Markdown. */
export function rendered(route, site) {
  const blocks = route.blocks.map((block) => {
    if (block.type === 'hero') return { ...block, lead: inline(fill(block.lead, site)) };
    if (block.type === 'longtext') return { ...block, text: markdown(block.text) };
    if (block.type !== 'faq') return block;
    return { ...block, items: block.items.map(({ question, answer }) => ({ question, answer: inline(answer) })) };
  });
  return { ...route, blocks };
}
