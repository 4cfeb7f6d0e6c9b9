/** Lists that are written as fields: "/courses:" with the fields of the page below, in place of "- path: /courses". */
import type { Edit } from '../../../problems/problem.ts';
import { entryFields } from '../../../../schema/schemas.ts';
import type { EntryFields } from '../../../../schema/schemas.ts';
import { splice } from '../../../yaml/edit/splice.ts';
import { isComment, isOpening } from '../../outline.ts';
import type { OutlineLine } from '../../outline.ts';
import { atLine, shorten } from '../../syntax-fix.ts';
import { linesBelow } from '../context.ts';
import type { FindForeign, ForeignLine } from '../context.ts';

/** Finds the lists of which entries are written so. */
export const namedEntries: FindForeign = (scene): ForeignLine[] => {
  const kinds = entryFields();
  return scene.all.flatMap((line, index): ForeignLine[] => {
    const options = line.isText || !isOpening(line) ? undefined : kinds.get(line.key!);
    if (!options) return [];
    const below = linesBelow(scene.all, index).filter((other) => !isComment(other));
    const column = below[0]?.columns[0];
    const named = below.filter((other) => other.columns[0] === column && !other.isText && other.columns.length === 1);
    if (column === undefined || named.length === 0) return [];
    const rated = options.flatMap((option) => {
      const edits = asList({ named, below, option });
      return edits ? [{ edits, option, left: scene.rate(splice(scene.text, edits)) }] : [];
    });
    // Below entries with hyphens, others may belong to a list of which the name was lost.
    const isMixed = below.some((other) => other.columns[0] === column && other.columns.length > 1);
    if (rated.length === 0 || (isMixed && !named.every(isOpening))) return [];
    const before = isMixed ? 1 : scene.rate(scene.text);
    const [best] = rated.filter(({ left }) => left < before).toSorted((a, b) => a.left - b.left);
    return best ? [{ ...explain(line, named, best.option), edits: best.edits, fixes: 'where it fits' }] : [];
  });
};

interface List {
  named: OutlineLine[];
  below: OutlineLine[];
  option: EntryFields;
}

/** The edits that write a list of such fields as one; undefined where one of them is a field of an entry by its name. */
function asList({ named, below, option }: List): Edit[] | undefined {
  const edits: Edit[] = [];
  for (const line of named) {
    const { key, at, value, columns } = line;
    const name = key?.replaceAll(/^["']|["']$/g, '');
    if (key === undefined || name === undefined || option.all.has(name)) return undefined;
    const start = below.indexOf(line);
    const inside = linesBelow(below, start);
    const column = columns[0]!;
    const own = inside.find((other) => other.key === option.first && other.columns[0] === inside[0]!.columns[0]);
    if (own && own.value.replaceAll(/["']/g, '') !== name) return undefined;
    if (own) edits.push({ start: own.start, end: own.end + 1, text: '' });
    const written = `- ${option.first}: ${key}`;
    if (isOpening(line)) {
      edits.push({ start: at, end: at + key.length + 1, text: written });
      edits.push(
        ...move(
          inside.filter((other) => other !== own),
          column + 2 - (inside[0]?.columns[0] ?? 0),
        ),
      );
    } else {
      if (option.second === undefined || inside.length > 0) return undefined;
      const rest = `\n${' '.repeat(column + 2)}${option.second}: ${value}`;
      edits.push({ start: at, end: at + line.content.length, text: `${written}${rest}` });
    }
  }
  return edits;
}

function move(lines: OutlineLine[], by: number): Edit[] {
  if (by === 0) return [];
  return lines.map(({ start }) =>
    by > 0 ? { start, end: start, text: ' '.repeat(by) } : { start, end: start - by, text: '' },
  );
}

function explain(list: OutlineLine, named: OutlineLine[], { first, second }: EntryFields): Pick<ForeignLine, 'slip'> {
  const [line] = named;
  const { key, value } = line!;
  const count = named.length - 1;
  const others = count === 0 ? '' : `, and the same for the ${count === 1 ? 'other one' : `${count} others`}`;
  const below = isOpening(line!) ? '' : `, and below it "${second}: ${shorten(value, 40)}"`;
  return {
    slip: {
      ...atLine(
        line!,
        `"${list.key}" is a list, so its entries start with a hyphen and have no names in front.`,
        `Write "- ${first}: ${key}" in place of "${key}:"${below}${others}.`,
      ),
      code: 'wrong-type',
    },
  };
}
