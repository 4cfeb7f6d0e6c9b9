import type { Html } from '../../schema/values/html.ts';
import { Paragraph } from '../shared/Prose.tsx';
import { useStaticLabels } from '../shared/site-context.ts';

/** What a cell says that is shown as a mark, and the shape of the mark. */
const MARKS = new Map([
  ['yes', 'M5 12.5l4.5 4.5L19 7'],
  ['no', 'M6 12h12'],
]);

interface CellProps {
  html: Html;
  /** The heading of its column, which enlarged text sets above the cell. */
  column: string | undefined;
  className: string | undefined;
}

/** Renders a cell of a table: a text, or a mark with hidden words for yes and no. */
export function Cell({ html, column, className }: CellProps) {
  const { yes, no } = useStaticLabels();
  const shape = MARKS.get(String(html));
  if (shape === undefined) {
    return (
      <td className={className} data-column={column}>
        <Paragraph html={html} />
      </td>
    );
  }
  return (
    <td className={`${className ?? ''} mark ${html}`.trim()} data-column={column}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
      <span className="hidden">{String(html) === 'yes' ? yes : no}</span>
    </td>
  );
}
