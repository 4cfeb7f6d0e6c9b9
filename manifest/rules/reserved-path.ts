import { isOwnAddress, pathsOfEndpoint } from '../../schema/addresses/own-addresses.ts';
import type { EndpointAddresses } from '../../schema/addresses/own-addresses.ts';
import type { Finding } from '../problems/problem.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { spelling } from '../../schema/addresses/spelling.ts';
import { isRecord, pagesOf, records } from '../../schema/values/tree.ts';
import { pathFault } from '../../schema/addresses/web-address.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'reserved-path',
  severity: 'error',
  title: 'The site needs this path itself',
  means: 'A page has a path that the site needs for itself, such as that of its styles or of a form.',
  why: 'The page would hide what the site needs there, or would never be shown.',
  fix: 'Choose another path. It may not end with .html, either.',
  wrong: [
    [
      '        text: We sail from May to October.',
      `        text: We sail from May to October.
  - path: /assets/list
    name: More
    meta:
      title: More
      description: More to read.
    blocks:
      - type: hero
        heading: More`,
    ],
  ],
  checkSite: reservedPath,
});

/** Matches paths that name a file, or are another spelling of the page above. */
const FILE_NAMES = /\.(?:html|json)(?:\/|$)|\/index$|^\/404$/i;

interface Taken {
  pointer: Pointer;
  endpoint: string;
}

/** Finds pages, redirects and endpoints with an address that the built site, or another endpoint, needs. */
function reservedPath(manifest: unknown): Finding[] {
  const { taken, findings } = judgeEndpoints(manifest);
  const pages = pagesOf(manifest).flatMap(({ path, pointer }): Finding[] => {
    if (path === undefined) return [];
    const at = `${pointer}/path`;
    if (isOwnAddress(path) || FILE_NAMES.test(path)) return [keptBySite(path, at)];
    const call = taken.get(spelling(path));
    return call ? [keptByEndpoint(`The path ${path}`, at, call)] : [];
  });
  const redirects = records(manifest, 'redirects').flatMap(({ value: { from }, pointer }): Finding[] => {
    if (typeof from !== 'string') return [];
    const at = `${pointer}/from`;
    if (isOwnAddress(from)) return [keptBySite(from, at)];
    const call = taken.get(spelling(from));
    return call ? [keptByEndpoint(`The redirect from ${from}`, at, call)] : [];
  });
  return [...findings, ...redirects, ...pages];
}

/** Returns every path of an endpoint, and the conflicts of the endpoints with one another. */
function judgeEndpoints(manifest: unknown): { taken: Map<string, Taken>; findings: Finding[] } {
  const endpoints = isRecord(manifest) && isRecord(manifest['endpoints']) ? manifest['endpoints'] : {};
  const taken = new Map<string, Taken>();
  const findings: Finding[] = [];
  for (const [endpoint, value] of Object.entries(endpoints)) {
    const addresses = addressesOf(value);
    if (!addresses) continue;
    for (const { path, field } of pathsOfEndpoint(addresses)) {
      if (pathFault(path)) continue; // the schema says so
      const pointer = `/endpoints/${endpoint}/${field}`;
      const earlier = taken.get(spelling(path));
      if (isOwnAddress(path)) findings.push(keptBySite(path, pointer));
      else if (earlier) findings.push(keptByEndpoint(`The path ${path}`, pointer, earlier));
      else taken.set(spelling(path), { pointer, endpoint });
    }
  }
  return { taken, findings: onePerField(findings) };
}

/** Returns the field that a derived path comes from: the problem is reported there. */
function onePerField(findings: Finding[]): Finding[] {
  return [...new Map(findings.toReversed().map((finding) => [finding.pointer, finding])).values()].toReversed();
}

function addressesOf(value: unknown): EndpointAddresses | undefined {
  if (!isRecord(value) || typeof value['url'] !== 'string') return undefined;
  const read = (field: string, from: Tree) => (typeof from[field] === 'string' ? from[field] : undefined);
  const url = value['url'];
  if (value['answer'] !== 'gateway') return { url };
  const [successUrl, failureUrl, resultUrl] = ['successUrl', 'failureUrl', 'resultUrl'].map((name) =>
    read(name, value),
  );
  return { url, successUrl, failureUrl, resultUrl };
}

function keptBySite(path: string, pointer: Pointer): Finding {
  return {
    code: 'reserved-path',
    pointer,
    message: `The path ${path} is kept for the site's own use.`,
    hint: 'Choose another path.',
  };
}

function keptByEndpoint(what: string, pointer: Pointer, { pointer: other, endpoint }: Taken): Finding {
  return {
    code: 'reserved-path',
    pointer,
    message: `${what} is taken by the endpoint ${JSON.stringify(endpoint)}.`,
    hint: 'Choose another path.',
    related: { pointer: other, message: 'The endpoint takes it here:' },
  };
}
