/** What JSON Schema cannot say: one rule a file, each a function from manifest to findings. */
import type { Finding } from '../problem.ts';
import { brandContrast } from './brand-contrast.ts';
import { claimFigures } from './claim-figures.ts';
import { formFields } from './form-fields.ts';
import { oneHero } from './one-hero.ts';
import { redirectConflict } from './redirect-conflict.ts';
import { remoteImage } from './remote-image.ts';
import { reservedPath } from './reserved-path.ts';
import { uniqueIds } from './unique-ids.ts';
import { uniquePaths } from './unique-paths.ts';
import { unknownCategory } from './unknown-category.ts';
import { unknownParent } from './unknown-parent.ts';
import { unknownShared } from './unknown-shared.ts';

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
