/** Describes an endpoint of the manifest in the record that the build writes for the server. */
import type { Field } from '../../schema/types.ts';

/** One endpoint of the manifest. */
export interface EndpointRecord {
  name: string;
  path: string;
  /** Every field that a form of the site sends there. */
  fields: FieldRecord[];
  /** The name of the honeypot: a field that people do not see, and programs fill in. */
  honeypot: string;
  /** Whether the sender of a message gets a mail that it has arrived. */
  confirms?: true;
  /** Present for a payment. */
  gateway?: GatewayRecord;
}

export type FieldRecord = Pick<Field, 'name' | 'label' | 'kind' | 'required' | (typeof FIELD_RULES)[number]>;

/** The other properties of a field that validation uses. */
export const FIELD_RULES = [
  'options',
  'inputmode',
  'minimum',
  'maximum',
  'earliest',
  'latest',
  'accept',
  'megabytes',
  'files',
  'when',
] as const satisfies (keyof Field)[];

/** What a payment needs to know of the gateway. */
export interface GatewayRecord {
  successPath: string;
  failurePath: string;
  resultPath: string;
  /** In the currency's smallest unit. */
  minimum: number;
  maximum: number;
  /** Amounts by product; without it, any amount within the bounds is accepted. */
  prices?: Record<string, number>;
}
