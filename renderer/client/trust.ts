/** HTML from this site's own pages goes through one Trusted Types policy; nothing else can set HTML. */
const policy = window.trustedTypes?.createPolicy('waybill', { createHTML: (html) => html });

/** Marks HTML that this site's server sent. */
export function trust(html: string): string | TrustedHTML {
  return policy ? policy.createHTML(html) : html;
}
