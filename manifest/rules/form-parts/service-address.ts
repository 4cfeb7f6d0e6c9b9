/** Judges the addresses of services to which forms are sent. */
import { hostOf, isLocalHost, isPublicHost } from '../../resolve/links/hosts.ts';
import type { RuleFinding } from '../rule.ts';

/** Pages at which a service shows its forms to their owner, and how the address of a form begins there. */
const OF_OWNERS: [page: RegExp, form: string][] = [
  [/^https?:\/\/formspree\.io\/forms\//i, 'https://formspree.io/f/'],
  [/^https?:\/\/app\.getform\.io\//i, 'https://getform.io/f/'],
];

/** Returns what is wrong with an address to which forms are sent. */
export function addressFaultOf(url: string): Pick<RuleFinding, 'message' | 'hint' | 'suggestions'> | undefined {
  const [, form] = OF_OWNERS.find(([page]) => page.test(url)) ?? [];
  if (form !== undefined)
    return {
      message: 'This is the page on which you set up the form, and takes no messages.',
      hint: `Write the address of the form, which that page shows: it begins with ${form}.`,
    };
  const host = /^http:/i.test(url) ? hostOf(url) : undefined;
  if (host === undefined || !isPublicHost(host) || isLocalHost(host)) return undefined;
  const write = url.replace(/^http:/i, 'https:');
  return {
    message: 'What visitors write would be sent without encryption, of which their browsers warn them.',
    hint: `Write ${JSON.stringify(write)}.`,
    suggestions: [write],
  };
}
