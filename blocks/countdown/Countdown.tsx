import type { Countdown as CountdownBlock } from '../../schema/types.ts';
import { instantOf } from '../../schema/values/hours/instant.ts';
import { Actions } from '../shared/Actions.tsx';
import { Sentence } from '../shared/Prose.tsx';
import { Section } from '../shared/section/Section.tsx';
import { useSiteContext } from '../shared/site-context.ts';

const UNITS = ['day', 'hour', 'minute', 'second'];

/** Renders a date in words, and a place for the time that is left, which the script fills. */
export function Countdown({ block }: { block: CountdownBlock }) {
  const { language, hours } = useSiteContext();
  const { date, hour, over } = block;
  const [hours24 = 0, minutes = 0] = hour?.split(':').map(Number) ?? [];
  const at = instantOf(date, hours?.timeZone, hours24 * 60 + minutes);
  const style: Intl.DateTimeFormatOptions = {
    dateStyle: 'full',
    ...(hour === undefined ? {} : { timeStyle: 'short' }),
  };
  const words = new Date(`${date}T${hour ?? '00:00'}Z`).toLocaleString(language, { ...style, timeZone: 'UTC' });
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <div className="count" data-script="countdown" data-at={at}>
        <p className="left" role="timer">
          {UNITS.map((unit) => (
            <span key={unit} className="unit" data-unit={unit} hidden>
              <span className="number" /> <span className="name" />
            </span>
          ))}
        </p>
        <p className="when">
          <time dateTime={new Date(at).toISOString()}>{words}</time>
        </p>
        {over !== undefined && (
          <p className="over" hidden>
            <Sentence html={over} />
          </p>
        )}
      </div>
      <Actions actions={block.actions} />
    </Section>
  );
}
