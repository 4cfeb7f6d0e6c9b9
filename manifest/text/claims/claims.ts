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

/** Fields of one entry that are read together. */
interface Entry {
  parent: Pointer;
  number?: string;
  label?: string;
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
  #entry: Entry = { parent: '' };

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
    this.#readEntry(text, pointer);
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

  /** Reads an entry that says in one field how much, or when, and in another what: a row of figures, a step of a history. */
  #readEntry(text: string, pointer: Pointer): void {
    const slash = pointer.lastIndexOf('/') + 1;
    const [parent, field] = [pointer.slice(0, slash), pointer.slice(slash)];
    if (!isEntryField(field)) return;
    this.#entry = { ...(this.#entry.parent === parent ? this.#entry : { parent }), [field]: text };
    const { number, label, date, title, text: body } = this.#entry;
    if (field === 'number' || field === 'label') {
      if (number === undefined || label === undefined || number.includes('$')) return;
      this.#add(`${parent}number`, number, this.#matcher.find(`${number} ${label}`, true));
    } else if (date !== undefined) {
      const says = field === 'date' ? [title, body] : [text];
      for (const one of says) if (one) this.#add(`${parent}date`, date, this.#matcher.findDated(date, one));
    }
  }

  #add(pointer: Pointer, text: string, matches: ClaimMatch[]): void {
    for (const match of matches) this.#matches.push({ position: { text, pointer }, match });
  }
}

function isEntryField(name: string): name is Exclude<keyof Entry, 'parent'> {
  return name === 'number' || name === 'label' || name === 'date' || name === 'title' || name === 'text';
}
