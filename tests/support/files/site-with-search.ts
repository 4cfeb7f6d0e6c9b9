/** A small site in several languages, with a page that searches it. */
import { readFileSync } from 'node:fs';

const FIND = `
  - path: /find
    name: Find
    meta: {title: Find, description: "Search the pages of the school, or choose one from the list of all of them."}
    blocks:
      - {type: hero, heading: What are you looking for?, size: plain}
      - {type: search}
`;

/** Returns the manifest of the site in these other languages; `routes` is YAML that comes before the page of the search. */
export function siteWithSearch(languages: string, routes = ''): string {
  const example = readFileSync('manifest/rules/example.yaml', 'utf8');
  return `${example.replace('language: en', `$&\nlanguages: [${languages}]\nsearch: {page: /find}`)}${routes}${FIND}`;
}
