/** Breaks in a manifest's links, one at a time: every kind of mistake in every kind of place that a link can are. */
import { isRecord, records } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';

export interface Break {
  title: string;
  manifest: Tree;
  files: ReadonlySet<string>;
}

interface LinkPlace {
  pointer: string;
  kind: string;
  to: string;
}

const FILE = '/papers/terms.pdf';

/** What happens to an address under somebody's fingers. */
const MISTAKES: Record<string, (to: string) => string> = {
  misspelt: (to) => to.replace(/^[^#?]*/, (path) => `${path}-x`),
  'in another case': (to) => to.replace(/[a-z]/i, (sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase())), // prettier-ignore
  'to no such place on its page': (to) => to.replace(/(?:#.*)?$/, '#no-such-place'),
  'with a slash too many': (to) => to.replace(/^[^#?]+/, (path) => `${path}/`),
  'with the name of a file': (to) => to.replace(/^[^#?]*/, (path) => `${path}/index.html`.replace('//', '/')),
  'without its slash': (to) => to.replace(/^\/(?=.)/, ''),
};

/** Returns all breaks of a manifest: `each` of every kind of place, then pages, anchors, files and redirects that are taken away. */
export function breaksOf(manifest: Tree, publicFiles: ReadonlySet<string>, each: number): Break[] {
  const files = new Set([...publicFiles, FILE]);
  const breaks: Break[] = [];
  const add = (title: string, change: (copy: Tree) => void, left = files) => {
    const copy = structuredClone(manifest);
    change(copy);
    breaks.push({ title, manifest: copy, files: left });
  };
  const kinds = Map.groupBy(linkPlaces(manifest), ({ kind }) => kind);
  let turn = 0;
  for (const places of kinds.values()) {
    for (const { pointer, to, kind } of spread(places, each)) {
      const [name, mistake] = Object.entries(MISTAKES)[turn++ % Object.keys(MISTAKES).length]!;
      const wrong = mistake(to) === to ? `${to}-x` : mistake(to);
      add(`${kind} ${pointer}: ${to} ${name}`, (copy) => edit(copy, pointer, (text) => putIn(text, to, wrong)));
    }
  }
  const targets = new Set(linkPlaces(manifest).map(({ to }) => to.replace(/[#?].*/, '')));
  const linked = records(manifest, 'routes').filter(({ value }) => targets.has(String(value['path'])));
  for (const { value } of spread(linked.slice(1), each))
    add(`the page ${String(value['path'])} is gone`, (copy) => removePage(copy, value['path']));
  const anchors = new Set(linkPlaces(manifest).flatMap(({ to }) => /#(.+)/.exec(to)?.[1] ?? []));
  for (const anchor of [...anchors].filter((name) => mentions(manifest, name)))
    add(`the place #${anchor} is gone`, (copy) => removeAnchor(copy, anchor));
  const text = linkPlaces(manifest).find(({ kind }) => kind === 'text on a page');
  const link = (to: string) => (copy: Tree) =>
    edit(copy, text!.pointer, (words) => `${words}\n\nRead [the paper](${to}).`);
  add('a file is gone', link(FILE), publicFiles as Set<string>);
  add('a file in another case', link('/papers/Terms.pdf'));
  add('a redirect is gone', link('/an-old-address'));
  return breaks;
}

/** Returns every link within the site, with the kind of place that it is in. */
function linkPlaces(manifest: Tree): LinkPlace[] {
  const shown = new Set(JSON.stringify(manifest).match(/(?<="type":"shared","name":")[^"]+/g));
  const places: LinkPlace[] = [];
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value === 'string') {
      const links = pointer.endsWith('/to') ? [value] : [...value.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to!);
      for (const to of new Set(links)) if (/^[/#]/.test(to)) places.push({ pointer, kind: kindOf(pointer), to });
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) walk(child, `${pointer}/${name}`);
    }
  };
  walk(manifest, '');
  return places.filter(({ pointer }) => {
    const [, part, name] = pointer.split('/');
    if (part === 'navigation' && opensMenu(manifest, pointer)) return false;
    return part !== 'redirects' && (part !== 'shared' || shown.has(name!));
  });
}

/** Returns what opens a menu is a button on the page; its address only says which menu is the present page's. */
function opensMenu(manifest: Tree, pointer: string): boolean {
  const items = records(manifest['navigation'], 'items', '/navigation');
  return items.some(({ value, pointer: item }) => value['items'] !== undefined && pointer === `${item}/to`);
}

function kindOf(pointer: string): string {
  const [, part = ''] = pointer.split('/');
  if (part === 'shared') return pointer.endsWith('/to') ? 'link of a shared block' : 'text of a shared block';
  if (part !== 'routes') return `${part}`;
  if (!pointer.endsWith('/to')) return 'text on a page';
  return /\/actions\/|\/action\//.test(pointer) ? 'button' : /\/items\//.test(pointer) ? 'card' : 'link of a block';
}

/** Returns some of a list, from its whole length. */
function spread<Item>(list: Item[], count: number): Item[] {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]!);
}

function edit(tree: Tree, pointer: string, change: (text: string) => string): void {
  const steps = pointer.split('/').slice(1);
  const name = steps.pop()!;
  const parent = steps.reduce((value: unknown, step) => (value as Tree)[step], tree) as Tree;
  parent[name] = change(String(parent[name]));
}

function putIn(text: string, to: string, wrong: string): string {
  return text === to ? wrong : text.replaceAll(`](${to})`, `](${wrong})`);
}

function removePage(tree: Tree, path: unknown): void {
  const routes = tree['routes'] as Tree[];
  routes.splice(
    routes.findIndex((route) => route['path'] === path),
    1,
  );
}

const slugOf = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, ''); // prettier-ignore
const HEADING = /^(#{2,3}) (.+)$/gm;

function mentions(tree: unknown, anchor: string): boolean {
  return JSON.stringify(tree) !== JSON.stringify(without(tree, anchor));
}

function removeAnchor(tree: Tree, anchor: string): void {
  Object.assign(tree, without(tree, anchor));
}

/** Returns a copy in which no block has the id, and no heading the words that make the anchor. */
function without(value: unknown, anchor: string): unknown {
  if (typeof value === 'string')
    return value.replaceAll(HEADING, (line, signs: string, words: string) => slugOf(words) === anchor ? `${signs} Other words` : line); // prettier-ignore
  if (Array.isArray(value)) return value.map((item) => without(item, anchor));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).filter(([name, child]) => name !== 'id' || child !== anchor);
  return Object.fromEntries(fields.map(([name, child]) => [name, without(child, anchor)]));
}
