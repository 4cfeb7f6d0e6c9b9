import type { Table as TableBlock, TableColumn } from '../../schema/types.ts';
import type { Html } from '../../schema/values/html.ts';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';
import { useStaticLabels } from '../shared/site-context.ts';
import { Cell } from './Cell.tsx';

/**
 * Renders a table with a caption. Where it is wider than the screen, figures scroll in a region that takes the focus, and
 * sentences are set below one another.
 */
export function Table({ block }: { block: TableBlock }) {
  const { caption, columns, rows } = block;
  const { best } = useStaticLabels();
  const names = columns.map((column) => (column.best ? `${column.label} · ${best}` : column.label));
  const classes = columns.map((column, index) => classOf(column.best, isNumeric(rows.map((row) => row[index]))));
  const scrolls = !hasSentences(rows) || columns.length > MOST_COLUMNS;
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      {/* What scrolls has to be reached by the keyboard. */}
      <div className={scrolls ? 'region' : 'region sentences'} {...(scrolls && scrollable(caption))}>
        <table>
          <caption>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <ColumnHeading key={index} column={column} className={classes[index]} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              <tr key={row}>
                <th scope="row" className={classes[0]}>
                  <Paragraph html={name} />
                </th>
                {cells.map((cell, index) => (
                  <Cell key={index} html={cell} column={names[index + 1]} className={classes[index + 1]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Paragraph html={block.note} className="note" />
    </Section>
  );
}

function ColumnHeading({ column, className }: { column: TableColumn; className: string | undefined }) {
  const { best } = useStaticLabels();
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner above the names of rows has nothing to say
  if (column.label === '') return <td />;
  return (
    <th scope="col" className={className}>
      <span className="label">{column.label}</span> {column.best && <span className="flag">{best}</span>}
    </th>
  );
}

function classOf(isBest: boolean, isFigures: boolean): string | undefined {
  return [isBest && 'best', isFigures && 'figures'].filter(Boolean).join(' ') || undefined;
}

/** The number of letters from which a cell holds a sentence. */
const SENTENCE = 32;

/** The most columns of sentences that have room on every screen on which they are side by side. */
const MOST_COLUMNS = 7;

const scrollable = (caption: string) => ({ role: 'region', 'aria-label': caption, tabIndex: 0 });

/** Returns whether any cell beside the names of the rows holds a sentence. */
function hasSentences(rows: Html[][]): boolean {
  return rows.some((cells) => cells.slice(1).some((cell) => cell.replace(/<[^>]*>/g, '').length >= SENTENCE));
}

/** A cell without anything to say. */
const NOTHING = /^[—–-]?$/;

/** Returns whether a column has a digit in every cell that says anything, and hardly any letters: £12, R$ 12, 14:30, 25 kg. */
function isNumeric(cells: (Html | undefined)[]): boolean {
  const texts = cells.filter((cell) => cell !== undefined && !NOTHING.test(String(cell)));
  return texts.length > 0 && texts.every((text) => /^\p{L}{0,3}\P{L}*\d\P{L}*\p{L}{0,3}$/u.test(String(text)));
}
