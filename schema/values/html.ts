/** HTML that the resolver made: safe to put on a page as it is. */
export type Html = string & { readonly __html: unique symbol };

/** Marks a string as finished HTML. Only for code that has escaped every text in it. */
export function asHtml(markup: string): Html {
  return markup as Html; // the brand exists only for the type checker
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for the content of elements and for quoted attributes. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => ENTITIES[character]!) : text;
}
