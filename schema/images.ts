/** Where a site has pictures, and which files may be one. */
import type { Pointer } from './problem.ts';
import { readSchema, siteSchemaUrl } from './schemas.ts';
import { isRecord } from './tree.ts';
import type { Tree } from './tree.ts';
import { compileWalk } from './walk.ts';

/** Every image of a site: the mappings with a file, as the schema knows them. One that stands in many places comes once. */
export function imagesOf(site: object): { value: Tree; pointer: Pointer }[] {
  const found = new Map<Tree, Pointer>();
  compileWalk({ node: readSchema(siteSchemaUrl), base: siteSchemaUrl })(site, '', (format, text, pointer) => {
    if (format === 'file' && pointer.endsWith('/file')) {
      const steps = pointer.split('/').slice(1, -1);
      const image = steps.reduce((value: unknown, step) => (value as Tree | undefined)?.[step], site);
      if (isRecord(image) && !found.has(image)) found.set(image, pointer.slice(0, -'/file'.length));
    }
    return text;
  });
  return [...found].map(([value, pointer]) => ({ value, pointer }));
}

/** Whether a picture comes from another host. */
export function isRemote(file: string): boolean {
  return /^https?:/i.test(file);
}

/** Whether a file's name ends like a picture's. */
export function isPicture(file: string): boolean {
  return /\.(?:png|jpe?g|webp|avif|svg)$/i.test(file);
}
