/** What sending a form needs, wherever it goes. */
import type { Endpoint } from '../../../schema/types.ts';
import type { LongFormBlock } from '../prepare.ts';

/** Where a form is sent, and what shows that it is on its way. */
export interface Sending {
  block: LongFormBlock;
  endpoint: Endpoint;
  /** Called with the share of the files that has been sent, from 0 to 1. */
  onProgress(share: number): void;
  /** Called when another service may or may not have taken the form. */
  onUncertain(): void;
}
