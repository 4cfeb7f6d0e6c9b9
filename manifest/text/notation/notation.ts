/** Finds characters in texts that visitors should not see: neither words nor a notation that the field takes. */
import type { Finding } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isFillerWord } from '../../words/filler.ts';
import { REFERENCE } from '../references.ts';
import type { NamedValues } from '../named-values.ts';
import type { TextFormat } from '../walk.ts';
import { findImpossible } from './dates.ts';
import { findCode, withoutCode } from './markdown/code.ts';
import { findHtml } from './html.ts';
import { findUnparsed } from './markdown/unparsed-markdown.ts';
import { findMarkup } from './markup-in-plain-text.ts';
import { findDoubled } from './markdown/lists.ts';
import { findShortLines } from './markdown/short-lines.ts';
import { findReferenceLink } from './markdown/reference-links.ts';
import { LoneStars } from './markdown/lone-stars.ts';
import { findMiswritten } from './miswritten-references.ts';
import { quoted, shownAsTypedMessage } from './notation-check.ts';
import { findRemains } from './pasted-remains.ts';
import type { NotationFinding } from './notation-check.ts';

/** Choices of a form and cells of a table, in which a word for nothing may be an answer. */
const ANSWER = /\/options\/\d+$|\/rows\/\d+\/\d+$/;
const NO_ANSWER = /^(?:none|n\/a)$/i;

const PLAIN = new Set<TextFormat>(['text', 'plain-lines']);
const ONE_PARAGRAPH = new Set<TextFormat>(['inline', 'lines']);
const READ = new Set<TextFormat>(['text', 'words', 'plain-lines', 'lines', 'inline', 'prose', 'article', 'link']);

/** Reads the texts of one manifest as they come. */
export class Notation {
  readonly #values: NamedValues;
  readonly #stars = new LoneStars();
  #findings: Finding[] = [];
  /** The last text with a message. Each gets one: further mistakes of its notation mostly have the same cause. */
  #lastShown: Pointer | undefined;
  #lastHtml: Pointer | undefined;
  #format: TextFormat = 'text';

  constructor(values: NamedValues) {
    this.#values = values;
  }

  /** Reads one text of the manifest. */
  read(format: TextFormat, text: string, pointer: Pointer): void {
    if (!READ.has(format)) return;
    this.#format = format;
    const isMarkdown = !PLAIN.has(format) && format !== 'words' && format !== 'link';
    const plain = isMarkdown ? withoutCode(text) : text;
    for (const written of findMiswritten(plain, this.#values)) this.#report('reference-notation', written, pointer);
    if (format === 'link') return;
    if (PLAIN.has(format)) this.#stars.read(text, pointer, false);
    else this.#stars.readSource(text, pointer);
    if (format === 'words') this.#readWords(text, pointer);
    if (plain !== text) for (const code of findCode(text)) this.#readCode(code, pointer);
    if (isFillerWord(text) && !(ANSWER.test(pointer) && NO_ANSWER.test(text.trim()))) {
      const mark = text.trim();
      const hint = 'Write the words that are meant, or remove the field.';
      this.#show({ mark, message: shownAsTypedMessage(mark, 'programs write it for nothing'), hint }, pointer);
      return;
    }
    for (const written of findImpossible(plain)) this.#report('impossible-date', written, pointer);
    const remains = findRemains(plain);
    this.#show(remains, pointer);
    if (!isMarkdown && remains) return;
    if (!isMarkdown) this.#show(findMarkup(text, format === 'plain-lines'), pointer);
    else {
      this.#readHtml(plain, pointer);
      this.#show(findReferenceLink(plain), pointer);
      if (!ONE_PARAGRAPH.has(format)) this.#show(findDoubled(plain), pointer);
      const joined = format === 'lines' ? undefined : findShortLines(plain, !ONE_PARAGRAPH.has(format));
      if (joined) this.#report('joined-lines', joined, pointer);
    }
  }

  /** Reads the characters of a paragraph that Markdown left unparsed, in the text that was read last. */
  checkUnparsed(text: string, pointer: Pointer): void {
    this.#stars.read(text, pointer, true);
    if (this.#lastShown !== pointer) this.#show(findUnparsed(text, ONE_PARAGRAPH.has(this.#format)), pointer);
  }

  /** Returns whether the HTML of a text has been reported, with the Markdown to write in its place. */
  hasHtml(pointer: Pointer): boolean {
    return this.#lastHtml === pointer;
  }

  /** Returns whether a link or a tag of HTML is actually a miswritten reference, which has been reported. */
  isReference(mark: string): boolean {
    return findMiswritten(mark, this.#values).length > 0;
  }

  /** Returns everything found since the last call. */
  take(): Finding[] {
    for (const { pointer, written } of this.#stars.drain()) this.#show(written, pointer);
    const findings = this.#findings;
    this.#findings = [];
    return findings;
  }

  /** Reports the references in a text where none are filled in, such as the value of a name. */
  #readWords(text: string, pointer: Pointer): void {
    for (const [mark, escaped, name] of text.matchAll(REFERENCE)) {
      if (escaped) continue;
      const value = this.#values.byName.get(name!)?.text;
      const hint = value === undefined ? 'Write the words themselves.' : `Write ${quoted(value)}.`;
      const message = `References are not filled in here: visitors would see ${quoted(mark)} as it is.`;
      const suggestions = value === undefined ? {} : { suggestions: [value] };
      this.#report('reference-notation', { mark, message, hint, ...suggestions }, pointer);
    }
  }

  /**
   * Reports references in code. Code may hold the notation of another program; with a name of this site it is a
   * reference.
   */
  #readCode(code: string, pointer: Pointer): void {
    const name = /^`+ ?\$\{([^{}\s]*)\} ?`+$/.exec(code)?.[1];
    if (name === undefined || !this.#values.all.has(name)) return;
    const reference = `\${${name}}`;
    const message = `Visitors would see ${quoted(reference)} as it is: in code, references are not filled in.`;
    const hint = `Write ${quoted(reference)} without the backticks.`;
    this.#report('reference-notation', { mark: code, message, hint, suggestions: [reference] }, pointer);
  }

  #readHtml(text: string, pointer: Pointer): void {
    const html = findHtml(text, this.#format);
    if (!html) return;
    this.#lastHtml = pointer;
    this.#report('markdown-not-allowed', html, pointer);
  }

  #show(written: NotationFinding | undefined, pointer: Pointer): void {
    if (!written || this.#findings.some((finding) => isSame(finding, written, pointer))) return;
    this.#lastShown = pointer;
    this.#report('shown-as-typed', written, pointer);
  }

  #report(code: Finding['code'], written: NotationFinding, pointer: Pointer): void {
    this.#findings.push({ code, pointer, found: written.mark, ...written });
  }
}

/** Returns whether some characters have been reported already, as a reference. */
function isSame({ code, pointer, mark = '' }: Finding, written: NotationFinding, textPointer: Pointer): boolean {
  return (
    code === 'reference-notation' &&
    pointer === textPointer &&
    (mark.includes(written.mark) || written.mark.includes(mark))
  );
}
