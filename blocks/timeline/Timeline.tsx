import type { Timeline as TimelineBlock } from '../../schema/types.ts';
import { Picture } from '../shared/pictures/Picture.tsx';
import { Prose } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';
import { useSiteContext } from '../shared/site-context.ts';

/** Renders entries with their dates along a line. */
export function Timeline({ block }: { block: TimelineBlock }) {
  const Title = block.heading === undefined ? 'h2' : 'h3';
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <ol data-rise="">
        {block.items.map(({ date, title, text, image }, index) => (
          <li key={index}>
            <p className="date">
              <When date={date} />
            </p>
            <div className={image && 'pictured'}>
              <div>
                <Title className="title">{title}</Title>
                {text !== undefined && <Prose html={text} />}
              </div>
              {image && <Picture image={image} sizes="(min-width: 64em) 20rem, 85vw" />}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Renders a day or a month in words of the site's language; other dates are words already. */
function When({ date }: { date: string }) {
  const { language } = useSiteContext();
  const [isDate, day] = /^\d{4}-\d\d(-\d\d)?$/.exec(date) ?? [];
  const time = new Date(date);
  if (!isDate || Number.isNaN(time.getTime())) return date;
  const style = day ? ({ dateStyle: 'long' } as const) : ({ month: 'long', year: 'numeric' } as const);
  return <time dateTime={date}>{time.toLocaleDateString(language, { ...style, timeZone: 'UTC' })}</time>;
}
