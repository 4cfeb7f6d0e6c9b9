import { useMemo } from 'react';
import type { Html } from '../../schema/values/html.ts';
import { trust } from './trust.ts';

/** Renders the HTML of a Markdown text: paragraphs and lists. */
export function Prose({ html, className = 'prose' }: { html: Html; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: useTrusted(html) }} />;
}

/** Renders the HTML of one line of Markdown as a paragraph; nothing if it is undefined. */
export function Paragraph({ html, className }: { html: Html | undefined; className?: string }) {
  const trusted = useTrusted(html);
  return trusted === undefined ? null : <p className={className} dangerouslySetInnerHTML={{ __html: trusted }} />;
}

/** Renders the HTML of one line of Markdown within other text. */
export function Sentence({ html }: { html: Html }) {
  return <span dangerouslySetInnerHTML={{ __html: useTrusted(html) }} />;
}

/** Renders an icon, whose SVG comes from manifest/resolve/. */
export function Icon({ svg, className = 'icon-box' }: { svg: Html | undefined; className?: string }) {
  const trusted = useTrusted(svg);
  return trusted === undefined ? null : <span className={className} dangerouslySetInnerHTML={{ __html: trusted }} />;
}

/** Returns the same object as long as the HTML is the same: for a new one, React would replace the HTML. */
function useTrusted(html: Html): string | TrustedHTML;
function useTrusted(html: Html | undefined): string | TrustedHTML | undefined;
function useTrusted(html: Html | undefined): string | TrustedHTML | undefined {
  return useMemo(() => (html === undefined ? undefined : trust(html)), [html]);
}
