/** Lists the parts of a manifest that are translated: what all pages share, shared blocks, and each page. */
import { readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { isRecord, pagesOf } from '../../schema/values/tree.ts';
import type { PageTree, Tree } from '../../schema/values/tree.ts';
import { compileTranslatableWalk } from '../../manifest/text/walk.ts';
import type { Replace } from '../../manifest/text/walk.ts';

/** A part of a manifest. */
export interface ManifestPart {
  /** How translators find it: the path of a page, or the name of a field. */
  name: string;
  pointer: Pointer;
  value: Tree;
  page?: PageTree;
  /** Copies the part with its texts replaced. */
  walk: (replace: Replace) => Tree;
}

const definition = (name: string) =>
  compileTranslatableWalk({ node: { $ref: `#/definitions/${name}` }, base: siteSchemaUrl });

/** Returns what all pages share, without pages and shared blocks. */
export function sitePartOf(manifest: Tree): ManifestPart {
  const { routes: _routes, notFound: _notFound, answerPage: _answerPage, shared: _shared, ...value } = manifest;
  const walk = compileTranslatableWalk({ node: readSchema(siteSchemaUrl), base: siteSchemaUrl });
  return { name: '', pointer: '', value, walk: (replace) => walk(value, '', replace) as Tree };
}

/** Returns the shared blocks, each with its name. */
export function sharedPartsOf(manifest: Tree): Map<string, ManifestPart> {
  const shared = isRecord(manifest['shared']) ? manifest['shared'] : {};
  const walk = definition('shared');
  const blocks = Object.entries(shared).filter(([, block]) => isRecord(block));
  return new Map(
    blocks.map(([name, block]) => {
      const value = { [name]: block };
      const walked = (replace: Replace) => walk(value, '/shared', replace) as Tree;
      return [name, { name: 'shared', pointer: '/shared', value, walk: walked }];
    }),
  );
}

/** Returns a page as a part. */
export function pagePartOf(page: PageTree): ManifestPart {
  const { value, pointer, special, path } = page;
  const walk = definition(special ? 'notFound' : 'route');
  return {
    name: path ?? special ?? '',
    pointer,
    value,
    page,
    walk: (replace) => walk(value, pointer, replace) as Tree,
  };
}

/** Returns every part of a manifest: what all pages share, shared blocks, then the pages, routes first. */
export function manifestParts(manifest: Tree): ManifestPart[] {
  return [sitePartOf(manifest), ...sharedPartsOf(manifest).values(), ...pagesOf(manifest).map(pagePartOf)];
}
