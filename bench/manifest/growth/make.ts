/** Makes manifests with many pages or many lines of one kind. */
import type { Shape } from './shapes.ts';
import { checking } from './texts.ts';

export const PAGES = 400;
const LINES = 2000;

/** A route; `meta`, `hero` and `blocks` are YAML. */
interface Route {
  path?: string;
  name?: string;
  parent?: string;
  meta?: string;
  hero?: string;
  blocks?: string;
}

/** A manifest without its pages. */
export const HEAD = `brand:
  name: Growing
url: https://growing.example
language: en
mail: help@growing.example
phones:
  office: "+91 22 2345 6789"
navigation:
  items:
    - label: Home
      to: /
footer:
  columns:
    - heading: Pages
      links:
        - label: Home
          to: /
  copyright: © Growing
notFound:
  meta:
    title: Not here
    description: A site that grows until something takes longer than it should.
  blocks:
    - type: hero
      heading: Not here
`;

function route(index: number, { path, name, parent, meta, hero, blocks }: Route): string {
  return `  - path: ${path ?? (index === 0 ? '/' : `/group-${index % 7}/page-${index}`)}
    name: ${name ?? `Page ${index}`}
${parent === undefined ? '' : `    parent: ${parent}\n`}    meta:
${meta ?? `      title: Page ${index}\n      description: Page ${index} of a site that grows until something takes longer than it should.\n`}    blocks:
      - type: hero
        heading: Page ${index}
${hero ?? ''}${blocks ?? ''}`;
}

/** Returns the shape of a site of many pages, each with the same mistake in other words. */
export function pages(
  name: string,
  each: (index: number, size: number) => Route,
  head: (size: number) => string = () => '',
  files?: (size: number) => string[],
): Shape {
  return {
    name,
    size: PAGES,
    make: (size) => {
      const routes = Array.from({ length: size }, (_, index) => route(index, each(index, size)));
      return checking(`${HEAD}${head(size)}routes:\n${routes.join('')}`, new Set(files?.(size)));
    },
  };
}

/** Returns the shape of a text of many lines, which is no valid manifest. */
export function lines(name: string, line: (index: number) => string, before = '', after = ''): Shape {
  return {
    name,
    size: LINES,
    make: (size) => checking(before + Array.from({ length: size }, (_, index) => line(index)).join('') + after),
  };
}
