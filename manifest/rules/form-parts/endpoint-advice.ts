/** Says what to write where a form has the address of a service in place of the name of an endpoint. */
import { startsAsWebAddress } from '../../../schema/addresses/web-address.ts';
import { recordOf } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { normalized } from '../../words/similarity.ts';
import { correction } from '../../words/suggest.ts';
import type { Guess } from '../../words/suggest.ts';

/** Returns whether a text is an address that a form may be sent to: of the web, of a mailbox, or of this site. */
export function isServiceAddress(text: string): boolean {
  return startsAsWebAddress(text) || /^\/\w|^mailto:[^\s@]+@[^\s@]+$/i.test(text);
}

/** Advises the endpoint that has an address, or how to make one. */
export function endpointAdvice(address: string, endpoints: Tree): Guess {
  const names = Object.keys(endpoints);
  const own = names.filter((name) => normalized(String(recordOf(endpoints, name)['url'])) === normalized(address));
  if (own.length === 1) return correction(own[0]!, { why: 'a form names its endpoint, not the address of it' });
  const name = ['message', 'form', 'write'].find((one) => !names.includes(one)) ?? 'letter';
  return {
    hint: `A form names an endpoint, and an endpoint has the address: write at the top of the file "endpoints: {${name}: {url: ${JSON.stringify(address)}}}", and here "endpoint: ${name}".`,
    suggestions: [`endpoint: ${name}`],
  };
}
