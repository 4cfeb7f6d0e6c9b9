import { counted } from '../problems/sentence-parts.ts';
import { otherSeparations } from '../words/several-names.ts';
import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'row-length',
  severity: 'error',
  title: 'A row of a table has too few or too many cells',
  means: 'A row has fewer or more cells than the table has columns.',
  why: 'Every cell after the gap would be under the heading of another column.',
  fix: 'Write one cell for each column. A cell with nothing in it is an empty text ("").',
  wrong: atEnd(`
      - type: table
        caption: When boats leave
        columns:
          - label: Day
          - label: Morning
          - label: Evening
        rows:
          - [Saturday, "09:00", "17:00"]
          - [Sunday, "10:00"]`),
  *checkPage(manifest) {
    for (const { value, pointer } of writtenBlocks(manifest, 'table')) {
      const { columns, rows } = value;
      if (!Array.isArray(columns) || !Array.isArray(rows)) continue; // the schema says so
      const hasSameRows = rows.length > 1 && rows.every((row) => Array.isArray(row) && row.length === rows[0].length);
      for (const [index, row] of (rows as unknown[]).entries()) {
        if (!Array.isArray(row) || row.length === columns.length) continue;
        const cells = row.length === 1 ? separated(row[0], columns.length) : undefined;
        const numbers = numbersWithCommas(row, row.length - columns.length);
        yield {
          pointer: `${pointer}/rows/${index}${cells ? '/0' : ''}`,
          message: `This row has ${counted(row.length, 'cell')}, and the table has ${counted(columns.length, 'column')}.`,
          hint: cells
            ? `Write a comma between two cells: [${cells.join(', ')}].`
            : numbers
              ? `A comma ends a cell: put a number with a comma in quotes, as ${numbers.map((one) => JSON.stringify(one)).join(' and ')}.`
              : hasSameRows
                ? `All rows have ${row.length}: add or remove a column, or the cells of one in each row.`
                : row.length < columns.length
                  ? 'Write one cell for each column; one with nothing in it is "".'
                  : 'Write one cell for each column, and put a cell with a comma in it in quotes: "bread, rolls".',
          found: counted(row.length, 'cell'),
          ...(cells ? { fix: { separate: cells } } : {}),
        };
      }
    }
  },
});

/**
 * Returns the cells of a row that are separated by other signs than commas; undefined unless there is one for each
 * column.
 */
function separated(cell: unknown, columns: number): string[] | undefined {
  return typeof cell === 'string' ? otherSeparations(cell).find((cells) => cells.length === columns) : undefined;
}

/** Returns the cells of a row, each number with the thousands after it: 1 and 064 are 1,064. */
function withThousands(row: unknown[]): string[] {
  const cells: string[] = [];
  for (const cell of row.map(String)) {
    const isThousands = /^\d{3}(?!\d)/.test(cell) && /^(?:.*\D)?\d{1,3}$/.test(cells.at(-1) ?? '');
    if (isThousands) cells.push(`${cells.pop()},${cell}`);
    else cells.push(cell);
  }
  return cells;
}

/** Returns the numbers of a row that a comma divides into two cells; undefined unless there are so many. */
function numbersWithCommas(row: unknown[], many: number): string[] | undefined {
  const thousands = withThousands(row);
  if (many > 0 && row.length - thousands.length === many)
    return thousands.filter((cell) => !row.map(String).includes(cell));
  const pairs = row.slice(1).map((after, index) => [String(row[index]), String(after)] as const);
  const numbers = pairs.filter(([before, after]) => /\d$/.test(before) && /^\d{1,2}(?!\d)/.test(after));
  return many > 0 && numbers.length === many ? numbers.map((pair) => pair.join(',')) : undefined;
}
