import { namesIn } from '../resolve/broken-names.ts';
import { unknownName } from '../words/several-names.ts';
import { normalized } from '../words/similarity.ts';
import { correction } from '../words/suggest.ts';
import type { Guess } from '../words/suggest.ts';
import { recordOf } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { startsAsWebAddress } from '../../schema/addresses/web-address.ts';
import { defineRule } from './rule.ts';
import { form } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

export const rule = defineRule({
  code: 'unknown-endpoint',
  severity: 'error',
  title: 'There is no such endpoint',
  means: 'A form sends to an endpoint that is not under "endpoints".',
  why: 'The message of a visitor would reach nobody.',
  fix: 'Correct the name, or add the endpoint with its fields under "endpoints".',
  wrong: [...form, ['endpoint: contact', 'endpoint: contcat']],
  *checkPage(manifest) {
    const endpoints = namesIn(manifest, 'endpoints');
    if (!endpoints) return;
    for (const { value, pointer } of writtenBlocks(manifest, 'form')) {
      const name = value['endpoint'];
      if (typeof name === 'string' && !endpoints.includes(name))
        yield {
          pointer: `${pointer}/endpoint`,
          ...unknownName('endpoint', name, endpoints, 'Write it under "endpoints" first.'),
          ...endpointAt(name, recordOf(manifest, 'endpoints')),
        };
    }
  },
});

/** Advises the endpoint whose address was written in place of its name. */
function endpointAt(written: string, endpoints: Tree): Guess | undefined {
  const names = Object.keys(endpoints);
  const own = names.filter((name) => normalized(String(recordOf(endpoints, name)['url'])) === normalized(written));
  if (own.length === 0 && startsAsWebAddress(written)) {
    const name = names.includes('message') ? 'service' : 'message';
    return { hint: `A form names its endpoint. Write "endpoint: ${name}" here, and once, under "endpoints" at the top of the file: "${name}: {url: ${written}}".` }; // prettier-ignore
  }
  return own.length === 1
    ? correction(own[0]!, { why: 'a form names its endpoint, not the address of it' })
    : undefined;
}
