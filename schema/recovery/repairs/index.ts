/** Every repair that is tried where a manifest cannot be read, or does not fit its schema. */
import type { Propose } from '../repair.ts';
import { removeComma, splitFields, unquoteField, writeColon } from './fields.ts';
import { moveLines } from './indentation.ts';
import { addHyphen, removeHyphen, replaceBullets } from './items.ts';
import { addBar, closeQuote, joinLines, joinQuoted, quoteValue, removeRepeated, startBelow } from './values.ts';

export const proposals: Propose[] = [
  moveLines,
  addHyphen,
  removeHyphen,
  replaceBullets,
  writeColon,
  splitFields,
  removeComma,
  unquoteField,
  joinLines,
  joinQuoted,
  closeQuote,
  addBar,
  startBelow,
  quoteValue,
  removeRepeated,
];
