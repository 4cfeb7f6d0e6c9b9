import type { OpeningHours as OpeningHoursBlock } from '../../schema/types.ts';
import { A_DAY, readSpans, weekOf } from '../../schema/values/hours/read-hours.ts';
import type { OpenSpan } from '../../schema/values/hours/read-hours.ts';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';
import { useSiteContext, useStaticLabels } from '../shared/site-context.ts';
import type { Hours } from './open-state.ts';
import { dateText, dayName, longestState, spanText, weekDays } from './times.ts';

/** Renders the hours of each day, and a line for whether it is open now, which the script fills. */
export function OpeningHours({ block }: { block: OpeningHoursBlock }) {
  const { language, hours: site } = useSiteContext();
  const labels = useStaticLabels();
  const week = weekOf(block.hours ?? site!.openingHours);
  const otherDays = block.hours ? [] : site!.specialHours;
  const special = otherDays
    .map(({ date, until: lastDay = date, hours, reason }) => ({
      from: date,
      lastDay,
      spans: readSpans(hours) ?? [],
      reason,
    }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const data: Hours = { week, special: special.map(({ from, lastDay, spans }) => ({ from, lastDay, spans })) };
  const Heading = block.heading === undefined ? 'h2' : 'h3';
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <div className="open-times">
        {site!.timeZone !== undefined && <StateLine hours={data} timeZone={site!.timeZone} />}
        <div className="hours">
          <dl>
            {weekDays(language).map((day) => (
              <div key={day} data-day={day}>
                <dt>{dayName(day, language)}</dt>
                <Times spans={week[day]!} />
              </div>
            ))}
          </dl>
          {special.length > 0 && (
            <div className="special">
              <Heading>{labels.specialHours}</Heading>
              <dl>
                {special.map(({ from, lastDay, spans, reason }) => (
                  <div key={from} data-from={from} data-until={lastDay}>
                    <dt>
                      {dateText(from, lastDay, language)}
                      {reason !== undefined && <span>{reason}</span>}
                    </dt>
                    <Times spans={spans} />
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
        <Paragraph html={block.note} className="note" />
      </div>
    </Section>
  );
}

/** Renders the line that the script fills, with the words that it takes. */
function StateLine({ hours, timeZone }: { hours: Hours; timeZone: string }) {
  const { language } = useSiteContext();
  const labels = useStaticLabels();
  return (
    <p
      className="now"
      data-script="opening-hours"
      data-hours={JSON.stringify(hours)}
      data-zone={timeZone}
      data-open-now={labels.openNow}
      data-open-until={labels.openUntil}
      data-closed-now={labels.closedNow}
      data-closed-until={labels.closedUntil}
      // The style sheet reserves room for it.
      data-longest={longestState(labels, language)}
    >
      <span />
    </p>
  );
}

function Times({ spans }: { spans: OpenSpan[] }) {
  const { language } = useSiteContext();
  const { closed, allDay } = useStaticLabels();
  if (spans.length === 0) return <dd className="closed">{closed}</dd>;
  const isAllDay = spans.length === 1 && spans[0]![0] === 0 && spans[0]![1] === A_DAY;
  return <dd>{isAllDay ? allDay : spans.map((span, index) => <span key={index}>{spanText(span, language)}</span>)}</dd>;
}
