/** Checks translations for a build, but those that an earlier one has checked. */
import { hash as hashOf } from 'node:crypto';
import { checkCatalog } from '../../localize/check/check-catalog.ts';
import { checkOnce } from '../../localize/check/check-once.ts';
import { entryFaults } from '../../localize/check/entry-faults.ts';
import type { Glossary } from '../../localize/glossary/glossary.ts';
import type { CatalogFile } from '../../localize/languages.ts';
import type { Problem } from '../../manifest/problems/problem.ts';
import type { Tree } from '../../schema/values/tree.ts';
import type { BuildInput } from '../pages/checked-input.ts';

/** What translations are checked against. */
export interface CheckedAgainst {
  source: Tree;
  /** The input of the build in the site's own language, which the source is of. */
  own: Pick<BuildInput, 'hash'>;
  /** The hash of the code. */
  code: string;
  glossary: Glossary;
  /** The text of the glossary. */
  terms: string;
}

/**
 * Returns what is wrong with a file of translations. Most of the check compares its entries with one another, and the site's
 * texts, which are edited more often, have no part in that.
 */
export function problemsOf(catalogFile: CatalogFile, against: CheckedAgainst): Problem[] {
  const { source, glossary } = against;
  const { file, text } = catalogFile;
  const language = String(source['language']);
  const textHash = hashOf('sha1', text);
  const keyOf = (of: string) => hashOf('sha1', JSON.stringify([against.code, against.terms, textHash, of]));
  const faults = () =>
    checkOnce({ file, part: 'entries', key: keyOf(language) }, () =>
      entryFaults(catalogFile, { source: language, glossary }),
    );
  return checkOnce(
    { file, part: 'site', key: keyOf(against.own.hash) },
    () => checkCatalog(source, catalogFile, faults()),
    (problems) => problems.length === 0,
  );
}
