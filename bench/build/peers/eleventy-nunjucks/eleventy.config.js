import { load } from 'js-yaml';
import { fill, inline, markdown } from '../shared/content.js';

export default function configure(eleventy) {
  eleventy.setUseGitIgnore(false);
  eleventy.addDataExtension('yaml', (text) => load(text));
  eleventy.addPassthroughCopy({ '../shared/page.css': 'page.css' });
  eleventy.addFilter('fill', fill);
  eleventy.addFilter('inline', inline);
  eleventy.addFilter('markdown', markdown);
}
