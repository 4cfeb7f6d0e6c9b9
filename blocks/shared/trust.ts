/** HTML from this site's own pages goes through one Trusted Types policy; nothing else can set HTML. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
const policy = trustedTypes?.createPolicy('waybill', { createHTML: (html) => html });

/** Marks HTML that this site's server sent. Where nobody asks for a mark, as in Node, it stays as it is. */
export function trust(html: string): string | TrustedHTML {
  return policy ? policy.createHTML(html) : html;
}
