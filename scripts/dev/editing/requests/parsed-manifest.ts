/** Defines a manifest that was parsed, with what was found in it. */
import type { Tree } from '../../../../schema/values/tree.ts';
import type { UsageCounts } from '../texts/usage-counts.ts';

/** A manifest as it is written: its text, the hash of that, its value, and how often it uses its values. */
export interface ParsedManifest {
  hash: string;
  text: string;
  manifest: Tree;
  usage: UsageCounts;
}
