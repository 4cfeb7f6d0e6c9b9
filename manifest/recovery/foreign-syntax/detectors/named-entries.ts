/** Finds lists that are written as fields: "/courses:" with the fields of the page below, in place of "- path: /courses". */
import type { Splice } from '../../../problems/problem.ts';
import { replaceAt } from '../../../yaml/edit/splice.ts';
import { hasValueBelow } from '../../../yaml/syntax/lines.ts';
import { isComment, linesBelow } from '../../outline.ts';
import type { OutlineLine } from '../../outline.ts';
import { atLine, dropLines, indentBy, replaceContent, shorten } from '../../syntax-fix.ts';
import { entryFields } from '../entry-fields.ts';
import type { EntryFields } from '../entry-fields.ts';
import { siteFieldCalled } from '../../../explain/fields/site-names.ts';
import type { ForeignDetector, ForeignFinding } from '../context.ts';

/** A way to write the names as entries. */
interface Choice {
  splices: Splice[];
  option: EntryFields;
}

/** Turns the names into fields of the entries, in the way that leaves the fewest errors. */
export const namedEntries: ForeignDetector = ({ text, allLines, effectOf }) => {
  const lists = entryFields();
  return allLines.flatMap((line, index): ForeignFinding[] => {
    if (line.isText || !hasValueBelow(line)) return [];
    const called = line.start === line.at && !lists.has(line.key!) ? siteFieldCalled(line.key!) : undefined;
    const options = lists.get(called ?? line.key!);
    if (!options) return [];
    const below = linesBelow(allLines, index).filter((other) => !isComment(other));
    const entries = below.filter(({ columns }) => columns[0] === below[0]!.columns[0]);
    const named = entries.filter(({ isText, columns }) => !isText && columns.length === 1);
    if (named.length === 0) return [];
    const choices = options.flatMap((option) => {
      const splices = asList(text, named, below, option);
      if (!splices) return [];
      if (option.list !== line.key) splices.push(replaceAt(line.at, line.key!.length, option.list));
      return [{ splices, option, ...effectOf(splices) }];
    });
    // Next to entries with hyphens, named ones may belong to a list whose own name is missing.
    const isMixed = entries.some(({ columns }) => columns.length > 1);
    if (choices.length === 0 || (isMixed && !named.every(hasValueBelow))) return [];
    const [best] = choices
      .filter(({ removed, left, addsErrors }) => (isMixed ? left === 0 : removed > 0 && !addsErrors))
      .toSorted((a, b) => b.removed - a.removed);
    if (!best) return [];
    const { isSecondNeeded, all } = best.option;
    const isCertain = named.every(hasValueBelow) || (isSecondNeeded && !named.some((other) => all.has(nameOf(other))));
    return [{ problem: explain(line, named, best), splices: best.splices, fixWhen: isCertain ? 'if valid' : 'never' }];
  });
};

const nameOf = ({ key = '' }: OutlineLine) => key.replaceAll(/^["']|["']$/g, '');

/** Returns the splices that turn named lines into entries; undefined where they are the fields of one entry. */
function asList(
  text: string,
  named: OutlineLine[],
  below: OutlineLine[],
  { first, second, all }: EntryFields,
): Splice[] | undefined {
  const splices: Splice[] = [];
  if (named.filter((line) => all.has(nameOf(line))).length * 2 >= named.length) return undefined;
  for (const line of named) {
    const { key, at, value, columns } = line;
    const name = nameOf(line);
    if (key === undefined) return undefined;
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
      splices.push(replaceContent(line, `- ${first}: ${key}\n${' '.repeat(column + 2)}${second}: ${asText(value)}`));
    }
  }
  return splices;
}

/** Quotes a value that YAML does not read as a text. */
const asText = (value: string) => (/^[-+]?[\d.,_]+$|^(?:true|false|null|~)$/i.test(value) ? `"${value}"` : value);

function explain(list: OutlineLine, named: OutlineLine[], { option, splices }: Choice): ForeignFinding['problem'] {
  const { first, second } = option;
  const [line] = named as [OutlineLine];
  const count = named.length - 1;
  const others = count === 0 ? '' : `, and the same for the ${count === 1 ? 'other one' : `${count} others`}`;
  const written = `${second}: ${asText(shorten(line.value, 40))}`;
  const below = hasValueBelow(line) ? '' : `, and below it ${written.includes('"') ? written : `"${written}"`}`;
  const name = option.list === list.key ? `"${list.key}"` : `"${list.key}" is called "${option.list}" here, and`;
  const message = `${name} is a list, so its entries start with a hyphen and have no names in front.`;
  const isHyphen = splices[0]!.text === '- ';
  const hint = isHyphen
    ? `Write "- " in place of ${JSON.stringify(`${line.key}:`)}, with the fields of the entry behind and below it${others}.`
    : `Write "- ${first}: ${line.key}" in place of "${line.key}:"${below}${others}.`;
  return { ...atLine(line, message, hint), code: 'wrong-type' };
}
