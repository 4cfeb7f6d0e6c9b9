/** The words of docs/problems/ and of help in editors. A test names the kinds that have none yet. */
import type { ProblemCode } from '../kinds.ts';
import { claimTexts } from './claims.ts';
import { fieldTexts } from './fields.ts';
import { linkTexts } from './links.ts';
import { pageTexts } from './pages.ts';
import { wordsTexts } from './words.ts';
import { findingTexts } from './finding.ts';
import type { ProblemText } from './text.ts';
import { yamlTexts } from './yaml.ts';

export type { ProblemText };

export const problemTexts: Partial<Record<ProblemCode, ProblemText>> = {
  ...yamlTexts,
  ...fieldTexts,
  ...linkTexts,
  ...pageTexts,
  ...claimTexts,
  ...findingTexts,
  ...wordsTexts,
};
