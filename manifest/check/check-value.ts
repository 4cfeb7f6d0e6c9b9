/** Checks the value of a manifest that was read as a whole, past the mistakes whose fix is certain. */
import { problemKinds } from '../problems/kinds.ts';
import type { Finding } from '../problems/problem.ts';
import type { PublicFiles } from '../public/public-folder.ts';
import { normalizeValues } from '../recovery/values/normalize.ts';
import { withWrittenPointers, validateWithRecovery } from '../recovery/values/validate-with-recovery.ts';
import { validNames } from '../resolve/broken-names.ts';
import { warningRules } from '../rules/checks.ts';
import { findPlaceholders } from '../rules/support/placeholders.ts';
import type { Published } from '../rules/support/published-addresses.ts';
import { siteWithoutAwaited } from './awaited.ts';
import { isRecord } from '../../schema/values/tree.ts';
import type { Site } from '../../schema/types.ts';
import type { Source } from '../yaml/source.ts';
import { lintManifest } from './lint.ts';

/** What a check takes into account besides the manifest and its public folder. */
export interface CheckOptions {
  /** Placeholders count as problems too: for a site that is about to go public. */
  launch?: boolean;
  /** The paths that the site has published; a file's are read from the list beside it. */
  published?: Published;
  /** Whether warnings make the check fail. */
  strict?: boolean;
}

/** What is wrong with a value. There is no site where there is an error. */
export interface CheckedValue {
  findings: Finding[];
  /** The findings, certain and tentative, that another structure of the text might explain. */
  structural: Finding[];
  site?: Site;
}

/**
 * Applies the schema and the rules. Warnings are given only where there is no error, which they might come from.
 * `isBroken`: the text has syntax problems, so that the value is only a part of what is intended.
 */
export function checkValue(
  source: Source,
  publicFiles: PublicFiles,
  { launch = false, published }: CheckOptions,
  isBroken: boolean,
): CheckedValue {
  const normalized = Object.groupBy(normalizeValues(source.value), ({ isTentative }) =>
    isTentative ? 'tentative' : 'certain',
  );
  const { tentative = [], certain = [] } = normalized;
  const { value, findings: schemaFindings, toWritten } = validateWithRecovery(source);
  const manifest = isRecord(value) ? value : {};
  const lint = lintManifest(manifest, {
    publicFiles,
    published: isBroken ? undefined : published,
    texts: () => [source.text],
  });
  const placeholders = launch ? findPlaceholders(value) : [];
  const onNames = [...lint.findings, ...placeholders].map((finding) => withWrittenPointers(finding, toWritten));
  const findings = [...certain, ...validNames(onNames, schemaFindings)];
  const isWarning = ({ code }: Finding) => code === 'placeholder' || problemKinds[code].severity === 'warning';
  if (isBroken || !isRecord(value) || !findings.every(isWarning)) {
    return {
      findings,
      structural: [...schemaFindings, ...tentative, ...certain.filter(({ code }) => code === 'yaml-syntax')],
    };
  }
  const site = lint.site as unknown as Site; // the schema has just said that it is one
  const context = { manifest, site, uses: lint.uses, publicFiles };
  const warnings = warningRules.flatMap((rule) => rule(context));
  const reported = new Set(placeholders.map(({ pointer }) => pointer));
  const relevant = warnings.filter(({ code, pointer }) => code !== 'unfinished-text' || !reported.has(pointer));
  return {
    findings: [...findings, ...relevant],
    structural: tentative,
    site: siteWithoutAwaited(site),
  };
}
