/** Finds phone numbers, mail addresses and the head office in texts, and compares them with those of the manifest. */
import { distance } from 'fastest-levenshtein';
import { collectReferences } from '../references.ts';
import { isRecord } from '../../../schema/values/tree.ts';

/** Something typed by hand that the manifest names. */
export interface Contact {
  /** The words of the text. */
  mark: string;
  what: string;
  /** Whether it is the same; else it contradicts. */
  isSame: boolean;
  /** The references that may be intended. */
  references: string[];
  /** The field that it is compared with: phones/emergency. */
  field: string;
}

const PHONE = /(?:\btel:|(?<![\w+${:./?=-]))(?:\((?=\d{1,5}\)))?\+?\d[\d ()-]{6,30}\d(?![\w-])/g;
/** What every phone number holds: most texts do not, and are passed over quickly. */
const DIGITS = /\d[\d ()-]{6}/;
const MAILBOX = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}`;
/** In angle brackets an address is a link, and they are part of it. */
const MAIL = new RegExp(String.raw`<(?:mailto:)?${MAILBOX}>|(?:\bmailto:|(?<![\w.+-]))${MAILBOX}`, 'g');
const OFFICE = /\b(?:head office|headquarters|head quarters)\s+(?:is|are|lies|stands)\s+in\s+(\p{Lu}[\p{L}]+)/gu;
/** No author corrects more of one text at once. */
const MAX_FOUND = 100;
/** As many characters differ where a mistake is likelier than another number. */
const MAX_TYPOS = 2;

/** Reads texts for the contacts of one site. */
export class ContactReader {
  readonly #phones: { name: string; digits: string }[];
  readonly #mail: string | undefined;
  readonly #office: string[];

  constructor(manifest: unknown) {
    const tree = isRecord(manifest) ? manifest : {};
    const named = [...collectReferences(tree)];
    this.#phones = named.flatMap(([name, { href, phone }]) =>
      phone && href ? [{ name, digits: digitsOf(href) }] : [],
    );
    this.#mail = typeof tree['mail'] === 'string' ? tree['mail'].toLowerCase() : undefined;
    this.#office = isRecord(tree['address']) ? Object.values(tree['address']).map(String) : [];
  }

  /** Returns what a text says of them. */
  read(text: string): Contact[] {
    const found: Contact[] = [];
    if (this.#phones.length > 0 && DIGITS.test(text))
      for (const [mark] of text.matchAll(PHONE)) found.push(...this.#phone(mark));
    if (this.#mail !== undefined && text.includes('@'))
      for (const { 0: mark, index } of text.matchAll(MAIL)) {
        // A reference cannot say what the message is about: mailto:help@site.example?subject=Quote.
        const isWhole = text[index + mark.length] !== '?' || !mark.startsWith('mailto:');
        found.push(...this.#mailbox(mark).filter(({ isSame }) => isWhole || !isSame));
      }
    if (this.#office.length > 0 && /office|quarters/.test(text))
      for (const [mark, city = ''] of text.matchAll(OFFICE)) {
        if (!this.#office.some((line) => line.includes(city)))
          found.push({ mark, what: 'the address', isSame: false, field: 'address', references: [] });
      }
    return found.slice(0, MAX_FOUND);
  }

  #phone(mark: string): Contact[] {
    const digits = digitsOf(mark);
    const national = digits.replace(/^0+/, '');
    const same = this.#phones.filter(
      ({ digits: own }) => own === digits || [digits, national].some((part) => part.length >= 8 && own.endsWith(part)),
    );
    const near = this.#phones.filter(({ digits: own }) => distance(own, digits) <= MAX_TYPOS);
    const candidates = same.length > 0 ? same : near;
    const [first] = candidates;
    if (!first) return [];
    const what = `the number ${JSON.stringify(first.name.slice('phones.'.length))}`;
    const field = first.name.replace('.', '/');
    return [{ mark, what, isSame: same.length > 0, field, references: candidates.map(({ name }) => name) }];
  }

  #mailbox(mark: string): Contact[] {
    const typed = mark.toLowerCase().replaceAll(/^<|mailto:|>$/g, '');
    const own = this.#mail!;
    const [[box, host = ''], [ownBox, ownHost = '']] = [typed.split('@'), own.split('@')];
    const isNear =
      distance(typed, own) <= MAX_TYPOS || (box === ownBox && host.split('.')[0] === ownHost.split('.')[0]);
    if (typed !== own && !isNear) return []; // another mailbox may be intended
    return [{ mark, what: 'the mail address', isSame: typed === own, field: 'mail', references: ['mail'] }];
  }
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '');
}
