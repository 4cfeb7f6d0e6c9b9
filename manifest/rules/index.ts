/** Lists every rule of the check. Made by `npm run generate` from the files of this folder. */
import { rule as altText } from './alt-text.ts';
import { rule as badEncoding } from './bad-encoding.ts';
import { rule as brandContrast } from './brand-contrast.ts';
import { rule as brokenAnchor } from './broken-anchor.ts';
import { rule as brokenLink } from './broken-link.ts';
import { rule as brokenPicture } from './broken-picture.ts';
import { rule as canonicalPage } from './canonical-page.ts';
import { rule as claimByHand } from './claim-by-hand.ts';
import { rule as claimDrift } from './claim-drift.ts';
import { rule as cutText } from './cut-text.ts';
import { rule as descriptionLength } from './description-length.ts';
import { rule as duplicateDescription } from './duplicate-description.ts';
import { rule as duplicateTitle } from './duplicate-title.ts';
import { rule as emptyLink } from './empty-link.ts';
import { rule as formFields } from './form-fields.ts';
import { rule as hiddenHome } from './hidden-home.ts';
import { rule as homePage } from './home-page.ts';
import { rule as impossibleDate } from './impossible-date.ts';
import { rule as incompleteFile } from './incomplete-file.ts';
import { rule as largePicture } from './large-picture.ts';
import { rule as lostAddress } from './lost-address.ts';
import { rule as markdownNotAllowed } from './markdown-not-allowed.ts';
import { rule as mergeConflict } from './merge-conflict.ts';
import { rule as misplacedEntry } from './misplaced-entry.ts';
import { rule as missingField } from './missing-field.ts';
import { rule as missingFile } from './missing-file.ts';
import { rule as misspeltField } from './misspelt-field.ts';
import { rule as newAddress } from './new-address.ts';
import { rule as oneHero } from './one-hero.ts';
import { rule as orphanPage } from './orphan-page.ts';
import { rule as pictureFormat } from './picture-format.ts';
import { rule as pictureParts } from './picture-parts.ts';
import { rule as placeholder } from './placeholder.ts';
import { rule as publicFile } from './public-file.ts';
import { rule as publicName } from './public-name.ts';
import { rule as redirectConflict } from './redirect-conflict.ts';
import { rule as redirectSpelling } from './redirect-spelling.ts';
import { rule as redirectedLink } from './redirected-link.ts';
import { rule as referenceNotation } from './reference-notation.ts';
import { rule as remoteImage } from './remote-image.ts';
import { rule as reservedPath } from './reserved-path.ts';
import { rule as shownAsTyped } from './shown-as-typed.ts';
import { rule as smartQuotes } from './smart-quotes.ts';
import { rule as straySign } from './stray-sign.ts';
import { rule as textTooLong } from './text-too-long.ts';
import { rule as titleLength } from './title-length.ts';
import { rule as uniqueIds } from './unique-ids.ts';
import { rule as uniquePaths } from './unique-paths.ts';
import { rule as unknownBlock } from './unknown-block.ts';
import { rule as unknownCategory } from './unknown-category.ts';
import { rule as unknownEndpoint } from './unknown-endpoint.ts';
import { rule as unknownField } from './unknown-field.ts';
import { rule as unknownIcon } from './unknown-icon.ts';
import { rule as unknownParent } from './unknown-parent.ts';
import { rule as unknownPlace } from './unknown-place.ts';
import { rule as unknownReference } from './unknown-reference.ts';
import { rule as unknownShared } from './unknown-shared.ts';
import { rule as unsafeLink } from './unsafe-link.ts';
import { rule as unseenSign } from './unseen-sign.ts';
import { rule as unusedFile } from './unused-file.ts';
import { rule as vagueLink } from './vague-link.ts';
import { rule as wrongCount } from './wrong-count.ts';
import { rule as wrongType } from './wrong-type.ts';
import { rule as wrongValue } from './wrong-value.ts';
import { rule as yamlAlias } from './yaml-alias.ts';
import { rule as yamlDocuments } from './yaml-documents.ts';
import { rule as yamlDuplicateKey } from './yaml-duplicate-key.ts';
import { rule as yamlEmpty } from './yaml-empty.ts';
import { rule as yamlSyntax } from './yaml-syntax.ts';
import { rule as yamlTab } from './yaml-tab.ts';
import { rule as yamlTag } from './yaml-tag.ts';
import type { Rule } from './rule.ts';

export const rules: Rule[] = [
  altText,
  badEncoding,
  brandContrast,
  brokenAnchor,
  brokenLink,
  brokenPicture,
  canonicalPage,
  claimByHand,
  claimDrift,
  cutText,
  descriptionLength,
  duplicateDescription,
  duplicateTitle,
  emptyLink,
  formFields,
  hiddenHome,
  homePage,
  impossibleDate,
  incompleteFile,
  largePicture,
  lostAddress,
  markdownNotAllowed,
  mergeConflict,
  misplacedEntry,
  missingField,
  missingFile,
  misspeltField,
  newAddress,
  oneHero,
  orphanPage,
  pictureFormat,
  pictureParts,
  placeholder,
  publicFile,
  publicName,
  redirectConflict,
  redirectSpelling,
  redirectedLink,
  referenceNotation,
  remoteImage,
  reservedPath,
  shownAsTyped,
  smartQuotes,
  straySign,
  textTooLong,
  titleLength,
  uniqueIds,
  uniquePaths,
  unknownBlock,
  unknownCategory,
  unknownEndpoint,
  unknownField,
  unknownIcon,
  unknownParent,
  unknownPlace,
  unknownReference,
  unknownShared,
  unsafeLink,
  unseenSign,
  unusedFile,
  vagueLink,
  wrongCount,
  wrongType,
  wrongValue,
  yamlAlias,
  yamlDocuments,
  yamlDuplicateKey,
  yamlEmpty,
  yamlSyntax,
  yamlTab,
  yamlTag,
];
