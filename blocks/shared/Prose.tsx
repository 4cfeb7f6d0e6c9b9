import type { Html } from '../../schema/html.ts';

/** Paragraphs and lists from Markdown. */
export function Prose({ html, className = 'prose' }: { html: Html; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** One paragraph from Markdown; nothing where there is none. */
export function Paragraph({ html, className }: { html: Html | undefined; className?: string }) {
  return html === undefined ? null : <p className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** An icon, drawn as SVG by the resolver. */
export function Icon({ svg, className = 'icon-box' }: { svg: Html | undefined; className?: string }) {
  return svg === undefined ? null : <span className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
