import type { Testimonials as TestimonialsBlock } from '../../schema/types.ts';
import { useSiteContext } from '../shared/site-context.ts';
import { Section } from '../shared/Section.tsx';

/** Renders quotes with their ratings, as stars and as text. */
export function Testimonials({ block }: { block: TestimonialsBlock }) {
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <ul className="grid" data-rise="">
        {block.items.map(({ name, relation, location, rating, text }, index) => (
          <li key={index}>
            <figure>
              <Stars rating={rating} />
              <blockquote>{text}</blockquote>
              <figcaption>
                <b>{name}</b>
                <span>{[relation, location].filter(Boolean).join(', ')}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const STAR = 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z';

function Stars({ rating }: { rating: number }) {
  const { labels } = useSiteContext();
  return (
    <div className="stars" role="img" aria-label={labels.stars.replace('{rating}', String(rating))}>
      {Array.from({ length: rating }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </div>
  );
}
