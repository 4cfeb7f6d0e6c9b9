/** Rejects shards that were built from different states of a site, or in different ways. */
import { UnreadableError } from '../../schema/errors.ts';
import { hashCode } from '../output/inputs.ts';
import type { Inputs } from '../output/inputs.ts';
import type { FoundShard } from './shard-record.ts';

const INPUTS: Record<keyof Inputs, string> = {
  manifest: 'another manifest',
  publicFolder: 'another public folder',
  translations: 'other translations',
  code: 'another version of Waybill',
  since: 'a day with other pages (give all of them the same --date)',
};

/** Throws UnreadableError where shards are of different states: they would have links to pages that do not exist. */
export function rejectOtherInputs(shards: FoundShard[]): void {
  const [first] = shards as [FoundShard];
  for (const [input, other] of Object.entries(INPUTS) as [keyof Inputs, string][]) {
    const differing = shards.filter(({ inputs }) => inputs[input] !== first.inputs[input]);
    if (differing.length > 0)
      throw new UnreadableError(
        `${differing.map(({ folder }) => folder).join(', ')} ${differing.length === 1 ? 'was' : 'were'} built from ${other} than ${first.folder}. Build all shards from the same state.`,
      );
  }
  const uneven = shards.find(({ compress }) => compress !== first.compress);
  if (uneven)
    throw new UnreadableError(
      `Of ${first.folder} and ${uneven.folder}, only one was built with --compress. Build all shards with the same options.`,
    );
  if (first.inputs.code !== hashCode())
    throw new UnreadableError(
      'The shards were built by another version of Waybill than the one that is to merge them. Use the same for both.',
    );
}
