import type { Testimonial, Testimonials as TestimonialsBlock } from '../../schema/types.ts';
import { Picture } from '../shared/pictures/Picture.tsx';
import { useSiteContext } from '../shared/site-context.ts';
import { Section } from '../shared/section/Section.tsx';

/** Renders quotes with who said them, and their ratings as stars and as text. */
export function Testimonials({ block }: { block: TestimonialsBlock }) {
  return (
    <Section block={block} heading={block.heading} lead={block.lead}>
      <ul className="grid" data-rise="">
        {block.items.map((testimonial, index) => (
          <li key={index}>
            <figure>
              {testimonial.rating !== undefined && <Stars rating={testimonial.rating} />}
              <blockquote>{testimonial.text}</blockquote>
              <Person testimonial={testimonial} />
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Person({ testimonial: { name, relation, location, photo } }: { testimonial: Testimonial }) {
  const about = [relation, location].filter(Boolean).join(', ');
  return (
    <figcaption className={photo && 'portrait'}>
      {photo && <Picture image={photo} sizes="4rem" />}
      <b>{name}</b>
      {about !== '' && <span>{about}</span>}
    </figcaption>
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
