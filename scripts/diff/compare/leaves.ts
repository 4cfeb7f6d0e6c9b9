/** Converts parts of the manifest that are not running text to lines. */
import { REFERENCE } from '../../../manifest/text/references.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { blockPassages } from '../../words/passages.ts';
import type { DiffPassage } from '../report.ts';
import { passagesOf } from './words.ts';

/** Returns every value with its name, one line each; a link is its label and its target. */
export function valueLines(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valueLines(item, name));
  if (!isRecord(value)) return [name ? `${name}: ${String(value)}` : String(value)];
  const { label, to, ...rest } = value;
  const isLink = typeof label === 'string' && typeof to === 'string';
  return [
    ...(isLink ? [`${label} → ${to}`] : []),
    ...Object.entries(isLink ? rest : value).flatMap(([field, child]) => valueLines(child, field)),
  ];
}

/** Returns changed links, choices and numbers; if none and no words changed, the changed Markdown of texts. */
export function settingChanges(before: unknown, after: unknown, words: DiffPassage[]): DiffPassage[] {
  const [one, other] = [splitBlock(before), splitBlock(after)];
  const settings = passagesOf(one.settings, other.settings);
  return words.length + settings.length > 0 ? settings : passagesOf(one.texts, other.texts);
}

/** Splits the values of a block into texts that visitors read, and settings (links, files, choices, numbers). */
function splitBlock(block: unknown): { texts: string[]; settings: string[] } {
  const read = new Set(blockPassages([block]).map(({ pointer }) => pointer));
  const texts: string[] = [];
  const settings: string[] = [];
  const visit = (value: unknown, pointer: string, name: string): void => {
    if (isRecord(value)) for (const [field, child] of Object.entries(value)) visit(child, `${pointer}/${field}`, field);
    else if (Array.isArray(value))
      for (const [index, child] of value.entries()) visit(child, `${pointer}/${index}`, name);
    else (read.has(pointer) ? texts : settings).push(`${name}: ${String(value)}`);
  };
  visit(block, '/blocks/0', '');
  return { texts, settings };
}

/** Returns the named values that a part of the manifest uses. */
export function usedNames(value: unknown): Set<string> {
  return new Set(
    [...JSON.stringify(value ?? null).matchAll(REFERENCE)].filter(([, escaped]) => !escaped).map(([, , name]) => name!),
  );
}

/** Returns whether two parts of a manifest are equal. The order of fields does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string | undefined {
  return JSON.stringify(value, (_, child: unknown) =>
    isRecord(child) ? Object.fromEntries(Object.entries(child).toSorted(([a], [b]) => (a < b ? -1 : 1))) : child,
  );
}
