import { createContext, use } from 'react';
import type { Html } from '../../../schema/values/html.ts';

/** A drawing of the site, ready to be put into a page. */
export interface InlineDrawing {
  viewBox: string;
  /** Classes of the whole drawing. */
  className: string;
  content: Html;
}

/** The drawings that pages show, by their names. */
export type Drawings = Readonly<Record<string, InlineDrawing>>;

export const DrawingsContext = createContext<Drawings>({});

/** Renders a drawing by its name; nothing where the site has none. It is decorative: the text beside it has the information. */
export function Drawing({ name }: { name: string }) {
  const drawing = use(DrawingsContext)[name];
  if (!drawing) return null;
  return (
    <svg
      className={`drawing ${drawing.className}`.trim()}
      viewBox={drawing.viewBox}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: drawing.content }}
    />
  );
}
