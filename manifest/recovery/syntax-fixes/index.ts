/** The repairs that are tried, each of one kind of mistake. */
import type { ProposeFixes } from '../syntax-fix.ts';
import { closeBracket, insertCommas } from './brackets.ts';
import { removeComma, splitFields, unquoteField, writeColon } from './fields.ts';
import { moveLines } from './indentation.ts';
import { addHyphen, removeHyphen, replaceBullets } from './hyphens.ts';
import { addOpening, addTopOpening } from './missing-names.ts';
import { removePatchMark } from './patch-marks.ts';
import { removeRepeated } from './duplicate-fields.ts';
import { addBar, closeQuote, joinLines, joinQuoted, openQuote, quoteItem, quoteValue, startBelow } from './values.ts';

/** Repairs of a manifest that can be read, but does not fit its schema: they touch no words that visitors read. */
export const ofStructure: ProposeFixes[] = [
  moveLines,
  addHyphen,
  removeHyphen,
  writeColon,
  unquoteField,
  quoteItem,
  insertCommas,
  addTopOpening,
];

/** Repairs of a manifest that cannot be read. */
export const ofSyntax: ProposeFixes[] = [
  ...ofStructure,
  replaceBullets,
  addOpening,
  removePatchMark,
  splitFields,
  removeComma,
  joinLines,
  joinQuoted,
  closeBracket,
  closeQuote,
  openQuote,
  addBar,
  startBelow,
  quoteValue,
  removeRepeated,
];
