/** What JSON Schema cannot say: one rule a file, each a function from manifest to findings. */
import type { Finding } from '../problems/problem.ts';
import { altText } from './alt-text.ts';
import { amountBounds } from './amount-bounds.ts';
import { brandContrast } from './brand-contrast.ts';
import { claimFigures } from './claim-figures.ts';
import { duplicateMeta } from './duplicate-meta.ts';
import { formFields } from './form-fields.ts';
import { homePage } from './home-page.ts';
import type { WarningRule } from './judged.ts';
import { metaLength } from './meta-length.ts';
import { oneHero } from './one-hero.ts';
import { orphanPage } from './orphan-page.ts';
import { redirectConflict } from './redirect-conflict.ts';
import { redirectSpelling } from './redirect-spelling.ts';
import { redirectTarget } from './redirect-target.ts';
import { remoteImage } from './remote-image.ts';
import { reservedPath } from './reserved-path.ts';
import { canonicalPage, hiddenHome } from './search-signals.ts';
import { straySigns } from './stray-signs.ts';
import { uniqueIds } from './unique-ids.ts';
import { uniquePaths } from './unique-paths.ts';
import { unknownCategory } from './unknown-category.ts';
import { unknownParent } from './unknown-parent.ts';
import { unknownShared } from './unknown-shared.ts';
import { unusedFile } from './unused-file.ts';

type Rule = (manifest: unknown) => Finding[];

/** Judge what stands on each page, whatever other pages hold. */
export const pageRules: Rule[] = [uniqueIds, oneHero, unknownShared, formFields, unknownCategory, remoteImage];

/** Judge what pages share and what they have to do with one another. They look into no block. */
export const siteRules: Rule[] = [
  amountBounds,
  brandContrast,
  claimFigures,
  uniquePaths,
  reservedPath,
  unknownParent,
  redirectConflict,
  redirectTarget,
];

/** Advice is given only where there is no error: what a mistake brings about would be told twice. */
export const pageWarnings: WarningRule[] = [metaLength, altText, straySigns];

/** Of blocks, these look into no more than the names of shared ones. */
export const siteWarnings: WarningRule[] = [
  homePage,
  duplicateMeta,
  canonicalPage,
  hiddenHome,
  orphanPage,
  unusedFile,
  ({ manifest }) => redirectSpelling(manifest),
];

export const warningRules: WarningRule[] = [...pageWarnings, ...siteWarnings];
