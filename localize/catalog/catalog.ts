/** Reads and writes translations as gettext keeps them: PO files, which every translator's program knows. */
import type { GetTextTranslation, GetTextTranslationRecord } from 'gettext-parser';
import { UnreadableError } from '../../schema/errors.ts';
import { gettext, parsePo } from './parse.ts';
import { QUOTED_TEXT, unescapePo } from './po-text.ts';
import { findSyntaxFault } from './syntax-fault.ts';
import type { SyntaxFault } from './syntax-fault.ts';
import type { Catalog, CatalogEntry } from './entry.ts';

const FUZZY = 'fuzzy';

/** A PO file cannot be read. */
export class CatalogError extends UnreadableError {
  readonly file: string;
  readonly text: string;
  readonly fault: SyntaxFault;

  constructor(file: string, text: string, fault: SyntaxFault) {
    const line = text.slice(0, fault.start).split('\n').length;
    super(`${file}, line ${line}: ${fault.message} ${fault.hint}`);
    [this.file, this.text, this.fault] = [file, text, fault];
  }
}

/** Reads the text of a PO file; `file` is its name in messages. Throws CatalogError with the line. */
export function readCatalog(text: string, file: string): Catalog {
  try {
    const { headers, entries, obsolete } = parsePo(text);
    const notes = entries.find(isHeader)?.comments?.translator;
    const texts = entries.filter((entry) => !isHeader(entry)).map(entryOf);
    return { headers, ...(notes !== undefined && { notes }), entries: texts, obsolete: obsolete.map(entryOf) };
  } catch (error) {
    throw new CatalogError(file, text, findSyntaxFault(text, (error as Error).message));
  }
}

/** Writes a catalog as a PO file, as gettext's own programs do. */
export function writeCatalog({ headers, notes, entries, obsolete }: Catalog): Uint8Array {
  const table = { charset: 'utf-8', headers, translations: toGettext(entries), obsolete: toGettext(obsolete) };
  table.translations[''] ??= {};
  table.translations[''][''] = {
    msgid: '',
    msgstr: [''],
    ...(notes !== undefined && { comments: { translator: notes } }),
  };
  return Buffer.concat([gettext().po.compile(table, { foldLength: 79 }), Buffer.from('\n')]);
}

/** The headers are the translation of an empty text. */
const isHeader = ({ msgid, msgctxt }: GetTextTranslation) => msgid === '' && !msgctxt;

function entryOf({
  msgid,
  msgid_plural: plural,
  msgctxt = '',
  msgstr = [], // an obsolete entry may have lost it
  comments = {},
}: GetTextTranslation): CatalogEntry {
  const { flag = '', previous, reference = '', extracted = '', translator = '' } = comments;
  const all = flag.split(/[\n,]/).flatMap((one) => one.trim() || []);
  const flags = all.filter((one) => one !== FUZZY);
  return {
    id: msgid,
    context: msgctxt,
    text: msgstr[0] ?? '',
    isFuzzy: flags.length < all.length,
    ...(flags.length > 0 && { flags }),
    ...(previous !== undefined && { previous: previousId(previous) }),
    ...(plural !== undefined && { plural: { id: plural, texts: msgstr } }),
    references: reference.split(/\s+/).filter(Boolean),
    extracted,
    notes: translator,
  };
}

/** Returns the text of `msgid "…"`, over several lines; a context may be before it, a plural after it. */
function previousId(comment: string): string {
  const [, , id = ''] = /(^|\n)msgid\b([^]*?)(?=\nmsg|$)/.exec(comment) ?? [];
  return Array.from(id.matchAll(new RegExp(QUOTED_TEXT, 'g')), ([, text]) => unescapePo(text!)).join('');
}

function toGettext(entries: CatalogEntry[]): GetTextTranslationRecord {
  const record: GetTextTranslationRecord = Object.create(null) as GetTextTranslationRecord;
  for (const entry of entries) {
    const { id, context, text, isFuzzy, flags = [], previous, plural, references, extracted, notes } = entry;
    const flag = [...(isFuzzy ? [FUZZY] : []), ...flags].join(', ');
    record[context] ??= Object.create(null) as Record<string, GetTextTranslation>;
    record[context][id] = {
      msgid: id,
      ...(context !== '' && { msgctxt: context }),
      ...(plural !== undefined && { msgid_plural: plural.id }),
      msgstr: [text, ...(plural?.texts.slice(1) ?? [])],
      comments: {
        ...(notes !== '' && { translator: notes }),
        ...(extracted !== '' && { extracted }),
        ...(references.length > 0 && { reference: references.join('\n') }),
        ...(flag !== '' && { flag }),
        ...(previous !== undefined && { previous: `msgid ${JSON.stringify(previous)}` }),
      },
    };
  }
  return record;
}
