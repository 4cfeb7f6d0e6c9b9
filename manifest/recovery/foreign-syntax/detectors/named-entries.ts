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
import type { ForeignDetector, ForeignFinding } from '../context.ts';

/** Turns the names into fields of the entries, in the way that leaves the fewest errors. */
export const namedEntries: ForeignDetector = ({ text, allLines }) => {
  const lists = entryFields();
  return allLines.flatMap((line, index): ForeignFinding[] => {
    const options = line.isText || !hasValueBelow(line) ? undefined : lists.get(line.key!);
    if (!options) return [];
    const below = linesBelow(allLines, index).filter((other) => !isComment(other));
    const entries = below.filter(({ columns }) => columns[0] === below[0]!.columns[0]);
    const named = entries.filter(({ isText, columns }) => !isText && columns.length === 1);
    if (named.length === 0) return [];
    const choices = options.flatMap((option) => {
      const splices = asList(text, named, below, option);
      return splices ? [{ splices, option, errors: countErrors(applySplices(text, splices)) }] : [];
    });
    // Next to entries with hyphens, named ones may belong to a list whose own name is missing.
    const isMixed = entries.some(({ columns }) => columns.length > 1);
    if (choices.length === 0 || (isMixed && !named.every(hasValueBelow))) return [];
    const before = isMixed ? 1 : countErrors(text);
    const [best] = choices.filter(({ errors }) => errors < before).toSorted((a, b) => a.errors - b.errors);
    return best ? [{ problem: explain(line, named, best.option), splices: best.splices, fixWhen: 'if valid' }] : [];
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
    if (same && same.value.replaceAll(/["']/g, '') !== name) return undefined;
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

function explain(list: OutlineLine, named: OutlineLine[], { first, second }: EntryFields): ForeignFinding['problem'] {
  const [line] = named as [OutlineLine];
  const count = named.length - 1;
  const others = count === 0 ? '' : `, and the same for the ${count === 1 ? 'other one' : `${count} others`}`;
  const below = hasValueBelow(line) ? '' : `, and below it "${second}: ${shorten(line.value, 40)}"`;
  const message = `"${list.key}" is a list, so its entries start with a hyphen and have no names in front.`;
  const hint = `Write "- ${first}: ${line.key}" in place of "${line.key}:"${below}${others}.`;
  return { ...atLine(line, message, hint), code: 'wrong-type' };
}
