import type { Quote as QuoteBlock } from '../../schema/types.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { Picture } from '../shared/pictures/Picture.tsx';
import { Section } from '../shared/section/Section.tsx';

/** Letters beyond which a quote is set a size smaller. */
const LONG_QUOTE = 220;

/** Renders one voice, large, with who said it. */
export function Quote({ block }: { block: QuoteBlock }) {
  const { text, name, role, to, photo } = block;
  const classes = [photo && 'with-portrait', text.length > LONG_QUOTE && 'long'].filter(Boolean).join(' ');
  return (
    <Section block={block}>
      <figure className={classes || undefined}>
        {photo && <Picture image={photo} sizes="(min-width: 48em) 20rem, 9rem" />}
        <blockquote>{text}</blockquote>
        <figcaption>
          {to === undefined ? <b>{name}</b> : <Anchor to={to}>{name}</Anchor>}
          {role !== undefined && <span>{role}</span>}
        </figcaption>
      </figure>
    </Section>
  );
}
