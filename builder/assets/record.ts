/** Makes the record of a site: what the server needs to know. */
import { isDeepStrictEqual } from 'node:util';
import { TRAP } from '../../blocks/form/trap.ts';
import { resultPath as resultPathOf } from '../../schema/addresses/own-addresses.ts';
import type { Endpoint, Field, Form, SiteWithoutRoutes } from '../../schema/types.ts';
import { countingOf } from '../../renderer/counting/counting.ts';
import { gateway as paymentGateway } from '../../server/payments/gateways.ts';
import { fromMainUnit } from '../../server/payments/money.ts';
import { FIELD_RULES } from '../../server/site-record.ts';
import type { EndpointRecord, FieldRecord, GatewayRecord, SiteRecord } from '../../server/site-record.ts';

/** What may be paid where the manifest sets no bounds, in the currency's main unit. */
const BOUNDS = { minimum: 1, maximum: 1_000_000 };

/** The parts of a site that the server needs. */
export interface EndpointUse {
  site: SiteWithoutRoutes;
  /** Every form, without repetitions. */
  forms: Form[];
  paths: string[];
}

/** Returns the record of a site, without what is inline in its pages; `fileOf` returns a route's file. */
export function recordOf(
  { site, forms, paths }: EndpointUse,
  inputs: string,
  fileOf: (path: string) => string,
): Omit<SiteRecord, 'inline'> {
  const endpoints = Object.values(site.endpoints);
  const elsewhere = endpoints.filter(({ url }) => !url.startsWith('/'));
  return {
    inputs,
    name: site.brand.name,
    phone: Object.values(site.phones)[0] ?? '',
    url: site.url,
    language: site.language,
    timeZone: site.timeZone,
    pages: Object.fromEntries(paths.map((path) => [path, fileOf(path)])),
    redirects: Object.fromEntries(site.redirects.map(({ from, to }) => [from, to])),
    endpoints: Object.entries(site.endpoints).flatMap(
      ([name, endpoint]) => endpointRecordOf(name, endpoint, forms) ?? [],
    ),
    formOrigins: [...new Set(elsewhere.map(({ url }) => originOf(url)))],
    paysAtGateway: endpoints.some(({ answer }) => answer === 'gateway'),
    imageHosts: site.imageHosts,
    ...(site.analytics && { countingOrigin: new URL(countingOf(site)!.to).origin }),
    answers: site.answers,
  };
}

/** The origin of an address; of a mail address, its scheme. */
const originOf = (url: string): string => (url.startsWith('mailto:') ? 'mailto:' : new URL(url).origin);

/** The record of an endpoint; undefined for one that another host answers. */
function endpointRecordOf(name: string, endpoint: Endpoint, forms: Form[]): EndpointRecord | undefined {
  if (!endpoint.url.startsWith('/')) return undefined;
  const gateway = endpoint.answer === 'gateway' ? { gateway: gatewayOf(endpoint) } : {};
  const confirms = endpoint.confirmation === true && { confirms: true as const };
  return { name, path: endpoint.url, fields: fieldsOf(name, forms), trap: TRAP, ...confirms, ...gateway };
}

/** The fields of all forms that post to an endpoint. One that not every form has cannot be required. */
function fieldsOf(endpoint: string, all: Form[]): FieldRecord[] {
  const forms = all.filter((form) => form.endpoint === endpoint);
  const fields = new Map<string, FieldRecord>();
  const uses = new Map<string, number>();
  for (const form of forms) {
    for (const field of [...form.fields, ...Object.keys(form.values ?? {}).map(hiddenField)]) {
      const earlier = fields.get(field.name);
      uses.set(field.name, (uses.get(field.name) ?? 0) + 1);
      fields.set(field.name, joined(recordOfField(field), earlier));
    }
  }
  return [...fields.values()].map((field) => ({
    ...field,
    required: field.required && uses.get(field.name) === forms.length,
  }));
}

function recordOfField(field: Field): FieldRecord {
  const { name, label, kind, required } = field;
  const rules = FIELD_RULES.filter((rule) => field[rule] !== undefined).map((rule) => [rule, field[rule]]);
  return { name, label, kind, required, ...(Object.fromEntries(rules) as Partial<FieldRecord>) };
}

/**
 * Merges a field with the field of this name in an earlier form. A rule holds only if both have it; an option, if one
 * has.
 */
function joined(field: FieldRecord, earlier: FieldRecord | undefined): FieldRecord {
  if (!earlier) return field;
  const { options, ...rules } = field;
  const shared = Object.entries(rules).filter(([rule, value]) =>
    isDeepStrictEqual(earlier[rule as keyof FieldRecord], value),
  );
  return {
    ...field,
    ...Object.fromEntries(FIELD_RULES.map((rule) => [rule, undefined])),
    ...Object.fromEntries(shared),
    required: field.required && earlier.required && isDeepStrictEqual(field.when, earlier.when),
    ...(options || earlier.options ? { options: [...new Set([...(earlier.options ?? []), ...(options ?? [])])] } : {}),
  };
}

const hiddenField = (name: string): Field => ({ name, label: name, kind: 'text', required: false, rows: 1 });

function gatewayOf({ successUrl = '', failureUrl = '', resultUrl, amount = BOUNDS, prices }: Endpoint): GatewayRecord {
  return {
    successPath: successUrl,
    failurePath: failureUrl,
    resultPath: resultUrl ?? resultPathOf(successUrl),
    minimum: toMinor(amount.minimum),
    maximum: toMinor(amount.maximum),
    ...(prices && {
      prices: Object.fromEntries(Object.entries(prices).map(([product, price]) => [product, toMinor(price)])),
    }),
  };
}

const toMinor = (amount: number): number => fromMainUnit(amount, paymentGateway.currency);
