/** Lists the proposers of fixes, each for one kind of mistake. */
import type { Outline } from '../outline.ts';
import type { FixCandidate, ProposeFixes } from '../syntax-fix.ts';
import { closeBracket, insertCommas, openBracket, pointDecimals } from './brackets.ts';
import { removeComma, splitFields, unquoteField, unquoteLines, writeColon } from './fields.ts';
import { addHyphen, removeHyphen, removePatchMark, replaceBullets } from './hyphens.ts';
import { moveLines } from './indentation.ts';
import { addBlock, addEntry, addName, addTopName, cutMark, removeRepeated } from './lines.ts';
import { closeQuote, joinQuoted, openQuote, quoteItem, quoteValue, straightenQuotes } from './quotes.ts';
import { addBar, joinLines, listRows, startBelow } from './values.ts';

/** For a manifest that can be parsed, but does not fit its schema: they change no words that visitors read. */
const structureFixes: ProposeFixes[] = [
  moveLines,
  addHyphen,
  removeHyphen,
  writeColon,
  unquoteField,
  unquoteLines,
  quoteItem,
  insertCommas,
  pointDecimals,
  addTopName,
];

/** For a manifest that cannot be parsed. */
const syntaxFixes: ProposeFixes[] = [
  ...structureFixes,
  replaceBullets,
  addBlock,
  addEntry,
  addName,
  removePatchMark,
  splitFields,
  removeComma,
  joinLines,
  joinQuoted,
  closeBracket,
  openBracket,
  closeQuote,
  straightenQuotes,
  openQuote,
  addBar,
  listRows,
  startBelow,
  quoteValue,
  removeRepeated,
  cutMark,
];

/** Proposes the fixes of a line of a manifest that can be parsed, or cannot. A line of a text can only be moved. */
export function proposeFixes(outline: Outline, index: number, isParsed: boolean): FixCandidate[] {
  const line = outline.lines[index]!;
  const proposers = line.isText ? [moveLines] : isParsed ? structureFixes : syntaxFixes;
  return proposers.flatMap((propose) => propose(line, outline, index));
}
