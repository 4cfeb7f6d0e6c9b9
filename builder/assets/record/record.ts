/** Makes the record of a site: what the server needs to know. */
import { HONEYPOT } from '../../../blocks/form/honeypot.ts';
import { redirectsOf } from '../../../schema/addresses/list-addresses.ts';
import { resultPath as resultPathOf } from '../../../schema/addresses/own-addresses.ts';
import type { Endpoint, Form, SiteWithoutRoutes } from '../../../schema/types.ts';
import { analyticsOf } from '../../../renderer/analytics/analytics.ts';
import { gateway as paymentGateway } from '../../../server/payments/gateways.ts';
import { fromMainUnit } from '../../../server/payments/money.ts';
import type { EndpointRecord, GatewayRecord } from '../../../server/endpoints/endpoint-record.ts';
import type { SiteRecord } from '../../../server/site-record.ts';
import { endpointFields } from './form-fields.ts';

/** What may be paid where the manifest sets no bounds, in the currency's main unit. */
const BOUNDS = { minimum: 1, maximum: 1_000_000 };

/** The parts of a site that the server needs. */
export interface RecordInput {
  site: SiteWithoutRoutes;
  /** Every form, without repetitions. */
  forms: Form[];
  paths: string[];
}

/**
 * Returns the record of a site, without what is inline in its pages. `inputs` is the hash of the build's inputs; `fileOf`
 * returns a route's file.
 */
export function recordOf(
  { site, forms, paths }: RecordInput,
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
    redirects: redirectsOf(site),
    endpoints: Object.entries(site.endpoints).flatMap(
      ([name, endpoint]) => endpointRecordOf(name, endpoint, forms) ?? [],
    ),
    formOrigins: [...new Set(elsewhere.map(({ url }) => originOf(url)))],
    paysAtGateway: endpoints.some(({ answer }) => answer === 'gateway'),
    imageHosts: site.imageHosts,
    ...(site.analytics && { analyticsOrigin: new URL(analyticsOf(site)!.to).origin }),
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
  return { name, path: endpoint.url, fields: endpointFields(name, forms), honeypot: HONEYPOT, ...confirms, ...gateway };
}

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
