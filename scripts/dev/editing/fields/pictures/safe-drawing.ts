/** Finds what no drawing of a stranger may hold: scripts, pages within it, and what is loaded from elsewhere. */
import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
/** Elements that run something, hold HTML, or change where a link leads. */
const ACTIVE = /^(?:script|handler|listener|foreignObject|iframe|embed|object|audio|video|animate|set)$/i;
/** What an address in a drawing may be: a part of it, or a picture within it. */
const INSIDE = /^(?:#|data:image\/(?:png|jpeg|webp|avif);)/i;

/** Returns what is dangerous in a drawing, in a few words; undefined where nothing is. */
export function dangerIn(text: string): string | undefined {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'a document type';
  if (/<\?(?!xml[\s?])/i.test(text)) return 'an instruction to a program';
  let danger: string | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => (danger ??= 'XML that is not well-formed'));
  parser.on('opentag', (tag) => (danger ??= dangerOf(tag)));
  const readText = (content: string) => {
    if (/@import|url\(\s*["']?(?!["']?#)|expression\(|javascript:/i.test(content)) danger ??= 'styles from elsewhere';
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.write(text).close();
  return danger;
}

function dangerOf({ local, uri, attributes }: SaxesTagNS): string | undefined {
  if (ACTIVE.test(local) || /xhtml/i.test(uri)) return `an element “${local}”`;
  // Programs that draw keep their own notes under other names; browsers do not know them.
  if (uri !== SVG) return undefined;
  for (const { local: name, value } of Object.values(attributes)) {
    if (/^on/i.test(name)) return `a script, in “${name}”`;
    if (/^href$/i.test(name) && !INSIDE.test(value.trim())) return `a link elsewhere, “${value.slice(0, 40)}”`;
    if (/url\(\s*["']?(?!["']?#)|javascript:|@import/i.test(value)) return 'something from elsewhere';
  }
  return undefined;
}
