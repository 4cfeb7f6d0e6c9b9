import type { ReactNode } from 'react';
import type { Html } from '../../schema/values/html.ts';
import { Paragraph } from './Prose.tsx';
import { targetOf } from './target.ts';

interface SectionProps {
  block: { type: string; id?: string; surface?: string };
  heading?: string | undefined;
  lead?: Html | undefined;
  className?: string;
  children?: ReactNode;
}

/** The band of a block: its class is the block's type, its background the block's surface. */
export function Section({ block, heading, lead, className = '', children }: SectionProps) {
  return (
    <section
      className={`${block.type} section ${block.surface === undefined ? '' : `surface-${block.surface}`} ${className}`.trim()}
      {...targetOf(block)}
    >
      <div className="wrap">
        {heading !== undefined && <h2>{heading}</h2>}
        <Paragraph html={lead} className="lead" />
        {children}
      </div>
    </section>
  );
}
