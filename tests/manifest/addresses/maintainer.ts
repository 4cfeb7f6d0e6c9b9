/** Someone who renames, removes and adds pages, and does what the check says. */
import { addressListText } from '../../../manifest/rules/support/address-list.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { feedPath } from '../../../schema/addresses/list-addresses.ts';
import { parse } from '../../../manifest/yaml/parse.ts';
import { splicesOverlap, applySplices } from '../../../manifest/yaml/edit/splice.ts';
import type { Splice, Problem } from '../../../manifest/problems/problem.ts';
import { records } from '../../../schema/values/tree.ts';

const REDIRECTS = /^redirects:.*\n(?: .*\n)*/m;

export class Maintainer {
  /** What the check fixed by itself, and what was left to a person. */
  readonly done = { byFix: 0, byHand: 0 };
  published: string[];
  #text: string;
  readonly #files: ReadonlySet<string>;

  constructor(text: string, files: ReadonlySet<string>) {
    this.#text = text;
    this.#files = files;
    this.published = this.paths();
  }

  get text(): string {
    return this.#text;
  }

  paths(): string[] {
    return this.#list('routes').map(({ path }) => String(path));
  }

  redirects(): { from: string; to: string }[] {
    return this.#list('redirects').map(({ from, to }) => ({ from: String(from), to: String(to) }));
  }

  /** Gives a page another path, in its links too; the redirects stay as they are. */
  rename(path: string, to: string): void {
    const [kept] = REDIRECTS.exec(this.#text) ?? [''];
    const elsewhere = this.#text.replace(kept, '\u0001');
    const use = new RegExp(`(?<=[\\s("'])${path.replaceAll('.', '\\.')}(?=[\\s)"'#?,}])`, 'g');
    this.#text = elsewhere.replaceAll(use, to).replace('\u0001', () => kept);
  }

  /** Takes a page away; links to it, and to places on it, lead to the first page then. */
  remove(path: string): void {
    const page = new RegExp(`^  - path: ${path.replaceAll('.', '\\.')}\\n(?:(?: {3}.*)?\\n)*`, 'm');
    this.#text = this.#text.replace(page, '');
    this.#text = this.#text.replaceAll(new RegExp(`(?<=[\\s("'])${path.replaceAll('.', '\\.')}#[\\w-]+`, 'g'), path);
    this.rename(path, '/');
  }

  add(path: string): void {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const page = `  - path: ${path}\n    name: ${name}\n    meta:\n      title: ${name}\n      description: A new page.\n    blocks:\n      - type: hero\n        heading: ${name}\n`;
    this.#text = this.#text.replace(/^routes:\n/m, (line) => line + page);
  }

  /** Fixes until the check is content, then publishes. */
  publish(): void {
    for (let round = 0; round < 12; round++) {
      const errors = this.#check();
      if (errors.length === 0) {
        const list = addressListText([...this.published, ...this.paths()]);
        this.published = list.split('\n').filter((line) => line.startsWith('/'));
        return;
      }
      const fixes = errors.flatMap(({ fix }) => fix ?? []);
      if (fixes.length > 0) this.#apply(fixes);
      else this.#fixByHand(errors[0]!);
    }
    throw new Error(
      this.#check()
        .map(({ message, where }) => `${where}: ${message}`)
        .join('\n'),
    );
  }

  #check(): Problem[] {
    const options = { published: { paths: this.published, reportNew: false } };
    const { problems } = checkText('site.yaml', new TextEncoder().encode(this.#text), this.#files, options);
    return problems.filter(({ severity }) => severity === 'error');
  }

  #apply(fixes: Splice[]): void {
    const chosen: Splice[] = [];
    for (const fix of fixes) if (!chosen.some((other) => splicesOverlap(other, fix))) chosen.push(fix);
    this.#text = applySplices(this.#text, chosen);
    this.done.byFix += chosen.length;
  }

  /** What only a person can decide: where a removed page leads, and which of two contradictions goes. */
  #fixByHand(problem: Problem): void {
    this.done.byHand++;
    const at = Number(/^\/redirects\/(\d+)/.exec(problem.pointer)?.[1] ?? -1);
    const all = this.redirects();
    if (problem.code === 'lost-address')
      this.#write([{ from: problem.found!, to: problem.suggestions?.[0] ?? '/' }, ...all]);
    else if (problem.code === 'redirect-conflict') this.#write(all.filter((_, index) => index !== at));
    else if (problem.code === 'broken-link' && at !== -1)
      this.#write(all.map((one, index) => (index === at ? { ...one, to: '/' } : one)));
    else if (problem.code === 'broken-link' && problem.found!.endsWith('/feed.atom')) this.#moveFeed(problem.found!);
    else throw new Error(`${problem.where}: ${problem.message}`);
  }

  /** A feed is below the page of its list. */
  #moveFeed(before: string): void {
    const [, page] = /^collections:\n.*\n(?: {4}.*\n)*? {4}page: (\S+)/m.exec(this.#text)!;
    this.#text = this.#text.replaceAll(before, feedPath(page!));
  }

  #write(redirects: { from: string; to: string }[]): void {
    const items = redirects.map(({ from, to }) => `  - from: ${from}\n    to: ${to}\n`).join('');
    const list = redirects.length === 0 ? '' : `redirects:\n${items}`;
    this.#text = REDIRECTS.test(this.#text) ? this.#text.replace(REDIRECTS, () => list) : `${this.#text}${list}`;
  }

  #list(field: string): Record<string, unknown>[] {
    const source = parse('site.yaml', this.#text);
    if (Array.isArray(source)) throw new Error(source[0]!.message);
    return records(source.value, field).map(({ value }) => value);
  }
}
