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
    const texts = entries.filter(({ msgid, msgctxt }) => msgid !== '' || msgctxt);
    return { headers, entries: texts.map(entryOf), obsolete: obsolete.map(entryOf) };
  } catch (error) {
    throw new CatalogError(file, text, findSyntaxFault(text, (error as Error).message));
  }
}

/** Writes a catalog as a PO file, as gettext's own programs do. */
export function writeCatalog({ headers, entries, obsolete }: Catalog): Uint8Array {
  const table = { charset: 'utf-8', headers, translations: toGettext(entries), obsolete: toGettext(obsolete) };
  table.translations[''] ??= {};
  table.translations[''][''] = { msgid: '', msgstr: [''] };
  return Buffer.concat([gettext().po.compile(table, { foldLength: 79 }), Buffer.from('\n')]);
}

function entryOf({
  msgid,
  msgid_plural: plural,
  msgctxt = '',
  msgstr,
  comments = {},
}: GetTextTranslation): CatalogEntry {
  const { flag = '', previous, reference = '', extracted = '', translator = '' } = comments;
  return {
    id: msgid,
    context: msgctxt,
    text: msgstr[0] ?? '',
    isFuzzy: flag.split(/[\n,]/).some((one) => one.trim() === FUZZY),
    ...(previous !== undefined && { previous: previousId(previous) }),
    ...(plural !== undefined && { plural }),
    references: reference.split(/\s+/).filter(Boolean),
    extracted,
    notes: translator,
  };
}

/** `msgid "…"`, over several lines. */
function previousId(comment: string): string {
  return [...comment.matchAll(new RegExp(QUOTED_TEXT, 'g'))].map(([, text]) => unescapePo(text!)).join('');
}

function toGettext(entries: CatalogEntry[]): GetTextTranslationRecord {
  const record: GetTextTranslationRecord = Object.create(null) as GetTextTranslationRecord;
  for (const entry of entries) {
    const { id, context, text, isFuzzy, previous, plural, references, extracted, notes } = entry;
    record[context] ??= Object.create(null) as Record<string, GetTextTranslation>;
    record[context][id] = {
      msgid: id,
      ...(context !== '' && { msgctxt: context }),
      ...(plural !== undefined && { msgid_plural: plural }),
      msgstr: [text],
      comments: {
        ...(notes !== '' && { translator: notes }),
        ...(extracted !== '' && { extracted }),
        ...(references.length > 0 && { reference: references.join('\n') }),
        ...(isFuzzy && { flag: FUZZY }),
        ...(previous !== undefined && { previous: `msgid ${JSON.stringify(previous)}` }),
      },
    };
  }
  return record;
}
