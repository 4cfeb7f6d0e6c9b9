/** Counts the translations that become outdated by an edit of their sources. */
import type { Catalog } from '../../../../localize/catalog/entry.ts';
import { catalogFileOf, readLanguage } from '../../../../localize/languages.ts';
import { languagesOf } from '../../../../schema/addresses/language-links.ts';
import { languageState } from '../../../../localize/language-state.ts';
import { isSameStamp, portableStampOf } from '../../../../manifest/public/file-stamp.ts';
import type { FileStamp } from '../../../../manifest/public/file-stamp.ts';
import { shownName } from '../../../../manifest/check/manifest-file.ts';
import { UnreadableError } from '../../../../schema/errors.ts';
import type { Tree } from '../../../../schema/values/tree.ts';

/** A file of translations that an edit makes outdated. */
export interface StaleCatalog {
  file: string;
  /** How many translations become outdated; absent if the file cannot be read. */
  count?: number;
}

/** A file of translations as it was last read: cached, since parsing is slow. */
interface KeptCatalog {
  stamp: FileStamp;
  catalog: Catalog;
  /** How many texts of a manifest have no translation. */
  missing: WeakMap<Tree, number>;
}

const kept = new Map<string, KeptCatalog>();

/** Returns the files of translations in which more texts are without one after an edit of a manifest. */
export function staleCatalogs(manifestFile: string, before: Tree, after: Tree): StaleCatalog[] {
  return languagesOf(before).flatMap((tag) => {
    const file = shownName(catalogFileOf(manifestFile, tag));
    try {
      const read = keptCatalog(manifestFile, tag);
      const count = read ? missingIn(read, after) - missingIn(read, before) : 0;
      return count > 0 ? [{ file, count }] : [];
    } catch (error) {
      if (error instanceof UnreadableError) return [{ file }];
      throw error;
    }
  });
}

function keptCatalog(manifestFile: string, tag: string): KeptCatalog | undefined {
  const file = catalogFileOf(manifestFile, tag);
  const stamp = portableStampOf(file);
  if (!stamp) return undefined;
  const known = kept.get(file);
  if (known && isSameStamp(known.stamp, stamp)) return known;
  const { catalog } = readLanguage(manifestFile, tag)!;
  const read = { stamp, catalog, missing: new WeakMap<Tree, number>() };
  kept.set(file, read);
  return read;
}

function missingIn({ catalog, missing }: KeptCatalog, manifest: Tree): number {
  const known = missing.get(manifest);
  if (known !== undefined) return known;
  const parts = [...languageState(manifest, catalog).parts.values()];
  const count = parts.reduce((sum, part) => sum + part.missing.length, 0);
  missing.set(manifest, count);
  return count;
}
