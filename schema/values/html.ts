/** HTML that the resolver made: safe to put on a page as it is. */
export type Html = string & { readonly __html: unique symbol };

/** Marks a string as finished HTML. Only for code that has escaped every text in it. */
export function asHtml(markup: string): Html {
  return markup as Html; // the brand exists only for the type checker
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for the content of elements and for quoted attributes. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => ESCAPED[character]!) : text;
}

const NAMED = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0', copy: '©' }));
const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi;

/** Returns the text of HTML without elements: each character reference becomes its character, an unknown one stays. */
export function decodeReferences(html: string): string {
  if (!html.includes('&')) return html;
  return html.replace(REFERENCE, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10_ff_ff ? whole : String.fromCodePoint(code);
  });
}
