import { load } from 'js-yaml';

export default function configure(eleventy) {
  eleventy.setUseGitIgnore(false);
  eleventy.addDataExtension('yaml', (text) => load(text));
  eleventy.addPassthroughCopy({ '../shared/page.css': 'page.css' });
}
