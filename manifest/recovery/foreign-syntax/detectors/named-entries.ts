/** Finds lists that are written as fields: "/courses:" with the fields of the page below, in place of "- path: /courses". */
import type { Splice } from '../../../problems/problem.ts';
import { entryFields } from '../../../words/schema-fields.ts';
import type { EntryFields } from '../../../words/schema-fields.ts';
import { replaceAt, applySplices } from '../../../yaml/edit/splice.ts';
import { hasValueBelow } from '../../../yaml/syntax/lines.ts';
import { isComment, linesBelow } from '../../outline.ts';
import type { OutlineLine } from '../../outline.ts';
import { atLine, dropLines, indentBy, replaceContent, shorten } from '../../syntax-fix.ts';
import { countErrors } from '../fewest-errors.ts';
import { siteFieldCalled } from '../../../explain/fields/site-names.ts';
import type { ForeignDetector, ForeignFinding } from '../context.ts';

/** A way to write the names as entries. */
interface Choice {
  splices: Splice[];
  option: EntryFields;
  /** The list's own name, where another word is written. */
  called: string | undefined;
}

/** Turns the names into fields of the entries, in the way that leaves the fewest errors. */
export const namedEntries: ForeignDetector = ({ text, allLines }) => {
  const lists = entryFields();
  return allLines.flatMap((line, index): ForeignFinding[] => {
    if (line.isText || !hasValueBelow(line)) return [];
    const called = line.start === line.at && !lists.has(line.key!) ? siteFieldCalled(line.key!) : undefined;
    const options = lists.get(called ?? line.key!);
    if (!options) return [];
    const renaming = called === undefined ? [] : [replaceAt(line.at, line.key!.length, called)];
    const below = linesBelow(allLines, index).filter((other) => !isComment(other));
    const entries = below.filter(({ columns }) => columns[0] === below[0]!.columns[0]);
    const named = entries.filter(({ isText, columns }) => !isText && columns.length === 1);
    if (named.length === 0) return [];
    const choices = options.flatMap((option) => {
      const splices = asList(text, named, below, option);
      if (!splices) return [];
      const all = [...splices, ...renaming];
      return [{ splices: all, option, called, errors: countErrors(applySplices(text, all)) }];
    });
    // Next to entries with hyphens, named ones may belong to a list whose own name is missing.
    const isMixed = entries.some(({ columns }) => columns.length > 1);
    if (choices.length === 0 || (isMixed && !named.every(hasValueBelow))) return [];
    const before = isMixed ? 1 : countErrors(text);
    const [best] = choices.filter(({ errors }) => errors < before).toSorted((a, b) => a.errors - b.errors);
    return best ? [{ problem: explain(line, named, best), splices: best.splices, fixWhen: 'if valid' }] : [];
  });
};

/** Returns the splices that turn named lines into entries; undefined where one of the names is a field of an entry. */
function asList(
  text: string,
  named: OutlineLine[],
  below: OutlineLine[],
  { first, second, all }: EntryFields,
): Splice[] | undefined {
  const splices: Splice[] = [];
  for (const line of named) {
    const { key, at, value, columns } = line;
    const name = key?.replaceAll(/^["']|["']$/g, '');
    if (key === undefined || name === undefined || all.has(name)) return undefined;
    const inside = linesBelow(below, below.indexOf(line));
    const [column, innerColumn = 0] = [columns[0]!, inside[0]?.columns[0]];
    const same = inside.find((other) => other.key === first && other.columns[0] === innerColumn);
    if (same && same.value.replaceAll(/["']/g, '') !== name) {
      // The entry has that field itself, so that a hyphen takes the place of the name in front of it.
      const [head, ...rest] = inside as [OutlineLine, ...OutlineLine[]];
      if (!/^\S+\s+$/.test(text.slice(at, head.at))) return undefined;
      splices.push(replaceAt(at, head.at - at, '- '));
      if (column + 2 !== innerColumn) splices.push(...rest.map((other) => indentBy(other, column + 2 - innerColumn)));
      continue;
    }
    const others = inside.filter((other) => other !== same);
    if (same) splices.push(dropLines(text, same));
    if (hasValueBelow(line)) {
      splices.push(replaceAt(at, key.length + 1, `- ${first}: ${key}`));
      if (column + 2 !== innerColumn) splices.push(...others.map((other) => indentBy(other, column + 2 - innerColumn)));
    } else {
      if (second === undefined || inside.length > 0) return undefined;
      splices.push(replaceContent(line, `- ${first}: ${key}\n${' '.repeat(column + 2)}${second}: ${value}`));
    }
  }
  return splices;
}

function explain(
  list: OutlineLine,
  named: OutlineLine[],
  { option, splices, called }: Choice,
): ForeignFinding['problem'] {
  const { first, second } = option;
  const [line] = named as [OutlineLine];
  const count = named.length - 1;
  const others = count === 0 ? '' : `, and the same for the ${count === 1 ? 'other one' : `${count} others`}`;
  const below = hasValueBelow(line) ? '' : `, and below it "${second}: ${shorten(line.value, 40)}"`;
  const name = called === undefined ? `"${list.key}"` : `"${list.key}" is called "${called}" here, and`;
  const message = `${name} is a list, so its entries start with a hyphen and have no names in front.`;
  const isHyphen = splices[0]!.text === '- ';
  const hint = isHyphen
    ? `Write "- " in place of ${JSON.stringify(`${line.key}:`)}, with the fields of the entry behind and below it${others}.`
    : `Write "- ${first}: ${line.key}" in place of "${line.key}:"${below}${others}.`;
  return { ...atLine(line, message, hint), code: 'wrong-type' };
}
