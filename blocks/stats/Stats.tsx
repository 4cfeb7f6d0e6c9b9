import type { Stat, Stats as StatsBlock } from '../../schema/types.ts';
import { journey, withJourney } from '../distances/journeys.ts';
import { placesOf, useAtlas } from '../shared/charts/atlas.ts';
import { Paragraph } from '../shared/Prose.tsx';
import { useSiteContext, useStaticLabels } from '../shared/site-context.ts';
import { targetOf } from '../shared/target.ts';

/** Renders figures in a row. Small ones are facts, which have styles of their own. */
export function Stats({ block }: { block: StatsBlock }) {
  const { labels } = useSiteContext();
  const isSmall = block.size === 'small';
  return (
    <section
      className={`${isSmall ? 'facts' : 'stats'} surface-${block.surface}`}
      {...targetOf(block)}
      aria-label={block.heading ?? labels.figures}
    >
      <dl className={isSmall ? 'wrap grid' : 'wrap'} data-rise="">
        {block.items.map((stat, index) => (
          <Figure key={index} stat={stat} isSmall={isSmall} />
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

function Figure({ stat: { number, label, note, from, to }, isSmall }: { stat: Stat; isSmall: boolean }) {
  const [atlas, labels] = [useAtlas(), useStaticLabels()];
  const fill = (text: string) => {
    if (from === undefined || to === undefined) return text;
    const [start, end] = placesOf(atlas, [from, to]);
    return withJourney(text, journey(atlas, labels, [start!, end!]), atlas);
  };
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isSmall ? <b>{fill(number)}</b> : fill(number)}</dd>
      {note !== undefined && <dd className={isSmall ? undefined : 'remark'}>{fill(note)}</dd>}
    </div>
  );
}
