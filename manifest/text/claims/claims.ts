/** Compares what texts say by hand with the figures, the phones and the address that the manifest names. */
import { pageOf } from '../each-text.ts';
import type { Finding } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import type { TextFormat } from '../walk.ts';
import { ContactReader } from './contacts.ts';
import { claimFinding, contactFinding } from './findings.ts';
import type { TextPosition } from './findings.ts';
import { claimsOf } from './registry.ts';
import { REFERENCE } from '../references.ts';
import { ClaimMatcher } from './matches.ts';
import type { ClaimMatch } from './matches.ts';

const READ = new Set<TextFormat>(['text', 'plain-lines', 'lines', 'inline', 'prose', 'article', 'link']);

/** An entry of a history: its date, and what happened then. */
interface DatedEntry {
  parent: Pointer;
  date?: string;
  title?: string;
  text?: string;
}

/** Reads the texts of one manifest as they come, and checks them once it is known which page uses what. */
export class Claims {
  readonly #contacts: ContactReader;
  readonly #matcher: ClaimMatcher;
  #matches: { position: TextPosition; match: ClaimMatch }[] = [];
  readonly #uses = new Map<string, Set<string>>();
  #findings: Finding[] = [];
  #pair: { parent: Pointer; number?: string; label?: string } = { parent: '' };
  #entry: DatedEntry = { parent: '' };

  constructor(manifest: unknown) {
    this.#contacts = new ContactReader(manifest);
    this.#matcher = new ClaimMatcher(claimsOf(manifest));
  }

  /** Reads one text of the manifest. */
  readonly read = (format: TextFormat, text: string, pointer: Pointer): void => {
    if (!READ.has(format) || (format === 'link' && !/^(?:tel|mailto):\S+$/i.test(text))) return;
    for (const contact of this.#contacts.read(text)) this.#findings.push(contactFinding(contact, { text, pointer }));
    if (format === 'link') return;
    if (text.includes('${')) this.#noteUses(text, pointer);
    for (const match of this.#matcher.find(text)) this.#matches.push({ position: { text, pointer }, match });
    if (format === 'text') this.#readPair(text, pointer);
    if (this.#matcher.countsYears) this.#readEntry(text, pointer);
  };

  /** Returns what is wrong with the texts read since the last call: whole pages, since it matters what a page uses. */
  take(): Finding[] {
    const findings = this.#findings;
    for (const { position, match } of this.#matches) {
      const used = this.#uses.get(pageOf(position.pointer)) ?? new Set();
      findings.push(...claimFinding(position, match, used));
    }
    this.#findings = [];
    this.#matches = [];
    this.#uses.clear();
    return findings;
  }

  #noteUses(text: string, pointer: Pointer): void {
    const page = pageOf(pointer);
    for (const [, , name] of text.matchAll(REFERENCE)) {
      const uses = this.#uses.get(page) ?? new Set();
      this.#uses.set(page, uses.add(name!));
    }
  }

  /** Reads a row of figures, with the number in one field and what it counts in another. */
  #readPair(text: string, pointer: Pointer): void {
    const field = pointer.endsWith('/number') ? 'number' : pointer.endsWith('/label') ? 'label' : undefined;
    if (field === undefined) return;
    const parent = pointer.slice(0, -field.length);
    this.#pair = { ...(this.#pair.parent === parent ? this.#pair : { parent }), [field]: text };
    const { number, label } = this.#pair;
    if (number === undefined || label === undefined || number.includes('$')) return;
    this.#add(`${parent}number`, number, this.#matcher.find(`${number} ${label}`, true));
  }

  /** Reads an entry of a history, with its date in one field and what happened in others, which may come before it. */
  #readEntry(text: string, pointer: Pointer): void {
    const start = pointer.lastIndexOf('/') + 1;
    const field = pointer.slice(start);
    if (field !== 'date' && field !== 'title' && field !== 'text') return;
    const parent = pointer.slice(0, start);
    if (this.#entry.parent !== parent) this.#entry = { parent };
    this.#entry[field] = text;
    const { date, title, text: body } = this.#entry;
    if (date === undefined) return;
    for (const said of field === 'date' ? [title, body] : [text])
      if (said !== undefined) this.#add(`${parent}date`, date, this.#matcher.findDated(date, said));
  }

  #add(pointer: Pointer, text: string, matches: ClaimMatch[]): void {
    for (const match of matches) this.#matches.push({ position: { text, pointer }, match });
  }
}
