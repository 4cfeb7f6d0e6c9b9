import type { Stat, Stats as StatsBlock } from '../../schema/types.ts';
import { journey, withJourney } from '../shared/charts/journeys.ts';
import { placesOf } from '../shared/charts/atlas.ts';
import { useAtlas } from '../shared/charts/atlas-context.ts';
import { Paragraph } from '../shared/Prose.tsx';
import { useSiteContext, useStaticLabels } from '../shared/site-context.ts';
import { targetOf } from '../shared/section/target.ts';

/** Renders figures in a row. Small ones are facts: a list with styles of its own. */
export function Stats({ block }: { block: StatsBlock }) {
  const { labels } = useSiteContext();
  const isSmall = block.size === 'small';
  return (
    <section
      className={`stats${isSmall ? ' facts' : ''} surface-${block.surface}`}
      {...targetOf(block)}
      aria-label={block.heading ?? labels.figures}
    >
      {isSmall ? <Facts items={block.items} /> : <StatList items={block.items} />}
      {block.note !== undefined && (
        <div className="wrap">
          <Paragraph html={block.note} className="note" />
        </div>
      )}
    </section>
  );
}

function StatList({ items }: { items: Stat[] }) {
  return (
    <dl className="wrap" data-rise="">
      {useFilled(items).map(({ number, label, note }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{number}</dd>
          {note !== undefined && <dd className="remark">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Facts({ items }: { items: Stat[] }) {
  return (
    <ul className="wrap grid" data-rise="">
      {useFilled(items).map(({ number, label, note }, index) => (
        <li key={index}>
          {label} <b>{number}</b> {note}
        </li>
      ))}
    </ul>
  );
}

/** Returns the items with what is computed between two places. */
function useFilled(items: Stat[]): Stat[] {
  const [atlas, labels] = [useAtlas(), useStaticLabels()];
  return items.map((stat) => {
    const { number, note, from, to } = stat;
    if (from === undefined || to === undefined) return stat;
    const [start, end] = placesOf(atlas, [from, to]);
    const trip = journey(atlas, labels, [start!, end!]);
    return {
      ...stat,
      number: withJourney(number, trip, atlas),
      ...(note !== undefined && { note: withJourney(note, trip, atlas) }),
    };
  });
}
