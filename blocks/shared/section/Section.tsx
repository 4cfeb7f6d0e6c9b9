import type { ReactNode } from 'react';
import type { Html } from '../../../schema/values/html.ts';
import { longWordClass } from './long-word.ts';
import { Paragraph } from '../Prose.tsx';
import { targetOf } from './target.ts';

interface SectionProps {
  block: { type: string; id?: string; surface?: string };
  heading?: string | undefined;
  lead?: Html | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** Renders the section element of a block, whose classes are the block's type and surface. */
export function Section({ block, heading, lead, className = '', children }: SectionProps) {
  return (
    <section
      className={`${block.type} section ${block.surface === undefined ? '' : `surface-${block.surface}`} ${className}`.trim()}
      {...targetOf(block)}
    >
      <div className="wrap">
        {heading !== undefined && <h2 className={longWordClass(heading)}>{heading}</h2>}
        <Paragraph html={lead} className="lead" />
        {children}
      </div>
    </section>
  );
}
