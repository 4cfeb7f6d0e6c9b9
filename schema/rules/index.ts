/** What JSON Schema cannot say: one rule a file, each a function from manifest to findings. */
import type { Finding } from '../problem.ts';
import { altText } from './alt-text.ts';
import { brandContrast } from './brand-contrast.ts';
import { claimFigures } from './claim-figures.ts';
import { duplicateMeta } from './duplicate-meta.ts';
import { formFields } from './form-fields.ts';
import { homePage } from './home-page.ts';
import type { Advice } from './judged.ts';
import { metaLength } from './meta-length.ts';
import { oneHero } from './one-hero.ts';
import { orphanPage } from './orphan-page.ts';
import { redirectConflict } from './redirect-conflict.ts';
import { redirectSpelling } from './redirect-spelling.ts';
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

export const rules: ((manifest: unknown) => Finding[])[] = [
  brandContrast,
  claimFigures,
  uniquePaths,
  reservedPath,
  uniqueIds,
  oneHero,
  unknownParent,
  unknownShared,
  formFields,
  unknownCategory,
  redirectConflict,
  remoteImage,
];

/** Judged only where there is no error: what a mistake brings about would be told twice. */
export const advice: Advice[] = [
  homePage,
  metaLength,
  duplicateMeta,
  canonicalPage,
  hiddenHome,
  orphanPage,
  altText,
  straySigns,
  unusedFile,
  ({ manifest }) => redirectSpelling(manifest),
];
