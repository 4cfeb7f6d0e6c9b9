/** Finds what a manifest was allowed to say in older versions of the language. */
import type { Finding } from '../../problems/problem.ts';
import { CHANGES } from './changes.ts';
import type { SchemaChange } from './schema-change.ts';

/** Returns the changes that an author who upgrades has to look at by hand. `isAfter` says which versions are newer. */
export function changesByHand(isAfter: (version: string) => boolean): SchemaChange[] {
  return CHANGES.filter(({ version, find }) => !find && isAfter(version));
}

/** Returns every place of a value that is written in an older form, each with how it is written now. */
export function findOldForms(manifest: unknown): Finding[] {
  return CHANGES.flatMap(({ version, about, find }) =>
    [...(find?.(manifest) ?? [])].map((form) => ({
      code: 'old-form' as const,
      ...form,
      message: `${about}, since version ${version} of Waybill.`,
      hint: 'Run npx waybill upgrade: it brings the whole site up to date.',
    })),
  );
}
