/** The rules of form fields that the browser and the server share: conditions, bounds of days, and kinds of files. */

/** A field, as far as its condition matters. */
export interface ConditionalField {
  name: string;
  when?: Record<string, string> | undefined;
}

/** What a ticked checkbox without options sends. */
export const TICKED = 'yes';

/**
 * Returns whether a form shows a field: its condition holds, and so do the conditions of the fields that it depends on.
 * `valuesOf` returns the values that are chosen in a field.
 */
export function isFieldShown(
  field: ConditionalField,
  fields: readonly ConditionalField[],
  valuesOf: (name: string) => readonly string[],
): boolean {
  return Object.entries(field.when ?? {}).every(([name, value]) => {
    const other = fields.find((one) => one.name === name);
    return valuesOf(name).includes(value) && (!other || isFieldShown(other, fields, valuesOf));
  });
}

/** Returns a bound such as today+7 as a day, 2026-05-12, for a day that is today; other bounds as they are. */
export function boundOn(bound: string, today: string): string {
  const [, days] = /^today([+-]\d+)?$/.exec(bound) ?? [];
  if (!bound.startsWith('today')) return bound;
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + Number(days ?? 0));
  return date.toISOString().slice(0, 10);
}

/** What a field for files accepts by default: photos of any phone, and the usual format of documents. */
const FILES = { accept: ['jpg', 'png', 'webp', 'heic', 'pdf'], megabytes: 10, files: 1 };
/** Further extensions of the same kinds of files. */
const OTHER_EXTENSIONS: Record<string, string[]> = {
  jpg: ['jpeg', 'jpe', 'jfif'],
  heic: ['heif'],
  txt: ['text'],
  m4a: ['mp4a'],
};

interface FileField {
  accept?: readonly string[] | undefined;
  megabytes?: number | undefined;
  files?: number | undefined;
}

/** What a field for files takes. */
export interface FileRules {
  kinds: readonly string[];
  /** The extensions of the names of such files. */
  extensions: ReadonlySet<string>;
  /** Bytes of one file, at most. */
  size: number;
  count: number;
  /** The same in the words of a language, such as "JPG or PDF" and "10 MB". */
  words: { kinds: string; size: string; count: string };
}

/** Returns the rules of a field for files, and their words in a language. */
export function fileRules(field: FileField, language?: string): FileRules {
  const { accept, megabytes, files } = { ...FILES, ...withoutUnset(field) };
  const names = accept.map((kind) => kind.toUpperCase());
  const megabyte = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' });
  return {
    kinds: accept,
    extensions: new Set(accept.flatMap(extensionsOf)),
    size: megabytes * 1_000_000,
    count: files,
    words: {
      kinds: new Intl.ListFormat(language, { type: 'disjunction' }).format(names),
      size: megabyte.format(megabytes),
      count: new Intl.NumberFormat(language).format(files),
    },
  };
}

function withoutUnset({ accept, megabytes, files }: FileField): Partial<typeof FILES> {
  return {
    ...(accept && { accept: [...accept] }),
    ...(megabytes !== undefined && { megabytes }),
    ...(files !== undefined && { files }),
  };
}

/**
 * Returns the extension of a file's name in lower case, without its dot; empty where it has none. What holds a space or
 * is very long is not an extension: "No. 5 for the guests" has none.
 */
export function extensionOf(name: string): string {
  return /\.([^.\s\\/]{1,20})$/.exec(name.trim())?.[1]!.toLowerCase() ?? '';
}

/** Returns the extensions of files of a kind, the usual one first. */
export function extensionsOf(kind: string): string[] {
  return [kind, ...(OTHER_EXTENSIONS[kind] ?? [])];
}
