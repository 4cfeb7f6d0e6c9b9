/** Describes how the language of manifests has changed, so that a site of an older version can be upgraded. */
import type { Finding } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { valueAt } from '../../../schema/values/pointer.ts';
import { isRecord, pagesOf } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { writtenBlocks } from '../../rules/support/written-blocks.ts';

/** A change that makes an older form wrong. */
export interface SchemaChange {
  /** The version of Waybill that it came with. */
  version: string;
  /** What the form is now, in one sentence for a site's author. */
  about: string;
  /**
   * Finds every occurrence of the older form, in a manifest of any shape, and how it is written now. Left out where
   * only the author can know: then `npx waybill upgrade` shows `about` to authors who upgrade from an older version.
   */
  find?(manifest: unknown): Iterable<OldForm>;
}

type Find = NonNullable<SchemaChange['find']>;

export type OldForm = Pick<Finding, 'pointer' | 'at' | 'fix'>;

/** Where fields are: of the site, of each page, or of each block of a type. */
type Scope = 'site' | 'pages' | { blocks: string };

/**
 * Finds the fields of a name that have another one now. A different last step renames the field; different steps before
 * it move its lines: `meta/data/modified` to `meta/modified`.
 */
export function fieldRenamed(scope: Scope, from: string, to: string): Find {
  const name = to.split('/').at(-1)!;
  const isRename = to === [...from.split('/').slice(0, -1), name].join('/');
  return function* (manifest) {
    for (const { pointer, value } of objectsAt(scope, manifest)) {
      const old = `${pointer}/${from}`;
      if (valueAt(value, `/${from}`) === undefined || valueAt(value, `/${to}`) !== undefined) continue;
      yield { pointer: old, at: 'key', fix: isRename ? { replace: name } : { relocate: `${pointer}/${to}` } };
    }
  };
}

function objectsAt(scope: Scope, manifest: unknown): { pointer: Pointer; value: Tree }[] {
  if (scope === 'site') return isRecord(manifest) ? [{ pointer: '', value: manifest }] : [];
  const objects = scope === 'pages' ? pagesOf(manifest) : writtenBlocks(manifest, scope.blocks);
  return objects.filter(({ value }) => isRecord(value));
}
