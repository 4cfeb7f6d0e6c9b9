/** Defines the site's only Trusted Types policy: without it, no script can set HTML. */

/** The only script whose address a script sets, the WORKER_FILE of schema/addresses/own-addresses.ts, below whatever path the site is. */
const WORKER = /^(?:\/[\w.~-]+)*\/service-worker\.js$/;
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
const policy = trustedTypes?.createPolicy('waybill', {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (WORKER.test(address)) return address;
    throw new Error(`${address} is not a script of this site.`);
  },
});

/** Marks HTML that this site's server sent. Without Trusted Types, as in Node, it is returned unchanged. */
export function trust(html: string): string | TrustedHTML {
  return policy ? policy.createHTML(html) : html;
}

/** Marks the address of the service worker; any other is refused. */
export function trustScript(address: string): string {
  return policy ? (policy.createScriptURL(address) as unknown as string) : address; // the DOM's types expect a string
}
