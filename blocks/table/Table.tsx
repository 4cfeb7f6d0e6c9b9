import type { Table as TableBlock, TableColumn } from '../../schema/types.ts';
import type { Html } from '../../schema/values/html.ts';
import { Drawing } from '../shared/drawings/Drawing.tsx';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';
import { useStaticLabels } from '../shared/site-context.ts';
import { Cell } from './Cell.tsx';
import { canStack } from './can-stack.ts';

/**
 * Renders a table with a caption. Where it is wider than the screen, figures scroll in a region that takes the focus, and
 * sentences are set below one another.
 */
export function Table({ block }: { block: TableBlock }) {
  const { caption, columns, rows } = block;
  const { best } = useStaticLabels();
  const names = columns.map((column) => (column.best ? `${column.label} · ${best}` : column.label));
  const classes = columns.map((column, index) => classOf(column.best, isNumeric(rows.map((row) => row[index]))));
  const labels = columns.map(({ label }) => label);
  const scrolls = !canStack(labels, rows);
  const region = scrolls ? 'region' : 'region sentences';
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard */}
      <div className={region} role="region" aria-label={caption} tabIndex={scrolls ? 0 : -1}>
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
      {column.drawing && <Drawing name={column.drawing} />}
      <span className="label">{column.label}</span> {column.best && <span className="flag">{best}</span>}
    </th>
  );
}

function classOf(isBest: boolean, isFigures: boolean): string | undefined {
  return [isBest && 'best', isFigures && 'figures'].filter(Boolean).join(' ') || undefined;
}

/** A cell without anything to say. */
const NOTHING = /^[—–-]?$/;

/** Returns whether a column has a digit in every cell that says anything, and hardly any letters: £12, R$ 12, 14:30, 25 kg. */
function isNumeric(cells: (Html | undefined)[]): boolean {
  const texts = cells.filter((cell) => cell !== undefined && !NOTHING.test(String(cell)));
  return texts.length > 0 && texts.every((text) => /^\p{L}{0,3}\P{L}*\d\P{L}*\p{L}{0,3}$/u.test(String(text)));
}
