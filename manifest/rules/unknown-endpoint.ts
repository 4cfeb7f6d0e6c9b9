import { namesIn } from '../resolve/broken-names.ts';
import { unknownName } from '../words/several-names.ts';
import { recordOf } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { endpointAdvice, isServiceAddress } from './form-parts/endpoint-advice.ts';
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
          ...(isServiceAddress(name) ? endpointAdvice(name, recordOf(manifest, 'endpoints')) : {}),
        };
    }
  },
});
