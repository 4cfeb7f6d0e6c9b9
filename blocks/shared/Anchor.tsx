import type { ReactNode } from 'react';
import { useSiteContext } from './site-context.ts';

interface AnchorProps {
  to: string;
  className?: string | undefined;
  /** Further values of the attribute `rel`. */
  rel?: string | undefined;
  children: ReactNode;
}

/** Renders a link. Other sites open in a new tab, which screen readers announce. */
export function Anchor({ to, className, rel, children }: AnchorProps) {
  const { labels } = useSiteContext();
  if (!/^https?:/.test(to)) {
    return (
      <a className={className} href={to}>
        {children}
      </a>
    );
  }
  return (
    <a className={className} href={to} target="_blank" rel={rel === undefined ? 'noopener' : `${rel} noopener`}>
      {children}
      <span className="hidden"> {labels.newTab}</span>
    </a>
  );
}
