import type { Stats as StatsBlock } from '../../schema/types.ts';
import { Paragraph } from '../shared/Prose.tsx';
import { useSiteContext } from '../shared/site-context.ts';
import { targetOf } from '../shared/target.ts';

/** Renders figures in a row. */
export function Stats({ block }: { block: StatsBlock }) {
  const { labels } = useSiteContext();
  return (
    <section
      className={`stats surface-${block.surface}`}
      {...targetOf(block)}
      aria-label={block.heading ?? labels.figures}
    >
      <dl className="wrap" data-rise="">
        {block.items.map(({ number, label }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      {block.note !== undefined && (
        <div className="wrap">
          <Paragraph html={block.note} className="note" />
        </div>
      )}
    </section>
  );
}
