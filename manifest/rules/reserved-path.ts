import { isFreePath, isOwnAddress, pageOfFile, pathsOfEndpoint } from '../../schema/addresses/own-addresses.ts';
import type { EndpointAddresses } from '../../schema/addresses/own-addresses.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { languagesOf, withoutLanguage } from '../../schema/addresses/language-links.ts';
import { normalForm } from '../../schema/addresses/normal-form.ts';
import { isRecord, pagesOf, recordOf, records } from '../../schema/values/tree.ts';
import { pathFault } from '../../schema/addresses/web-address.ts';
import { defineRule } from './rule.ts';
import type { RuleFinding } from './rule.ts';
import { page } from './support/examples.ts';

interface Taken {
  pointer: Pointer;
  endpoint: string;
}

export const rule = defineRule({
  code: 'reserved-path',
  severity: 'error',
  title: 'The site needs this path itself',
  means: 'A page has a path that the site needs for itself, such as that of its styles or of a form.',
  why: 'The page would hide what the site needs there, or would never be shown.',
  fix: 'Choose another path. It may not end as a file does, such as with .html or .php, either.',
  wrong: page('/assets/list'),
  *checkSite(manifest) {
    const { taken, findings } = checkEndpoints(manifest);
    yield* findings;
    for (const { value, pointer } of records(manifest, 'redirects')) {
      const { from } = value;
      if (typeof from !== 'string') continue;
      const call = taken.get(normalForm(from));
      if (isOwnAddress(from)) yield reservedBySite(from, `${pointer}/from`);
      else if (call) yield reservedByEndpoint(`The redirect from ${from}`, `${pointer}/from`, call);
    }
    const pages = pagesOf(manifest);
    const paths = new Set(pages.map(({ path }) => path));
    const tags = isRecord(manifest) ? languagesOf(manifest) : [];
    for (const { path, pointer } of pages) {
      if (path === undefined) continue;
      const call = taken.get(normalForm(path));
      const translated = withoutLanguage(path, tags);
      if (translated !== undefined && paths.has(translated))
        yield reservedByTranslation(path, `${pointer}/path`, translated);
      else if (call) yield reservedByEndpoint(`The path ${path}`, `${pointer}/path`, call);
      else if (!isFreePath(path)) yield reservedBySite(path, `${pointer}/path`);
    }
  },
});

/**
 * Returns the paths of all endpoints, and the conflicts between endpoints: one for each field, even if several paths
 * come from it.
 */
function checkEndpoints(manifest: unknown): { taken: Map<string, Taken>; findings: Iterable<RuleFinding> } {
  const taken = new Map<string, Taken>();
  const findings = new Map<Pointer, RuleFinding>();
  for (const [endpoint, value] of Object.entries(recordOf(manifest, 'endpoints'))) {
    const addresses = addressesOf(value);
    if (!addresses) continue;
    for (const { path, field } of pathsOfEndpoint(addresses)) {
      if (pathFault(path)) continue; // the schema says so
      const pointer = `/endpoints/${endpoint}/${field}`;
      const earlier = taken.get(normalForm(path));
      const conflict = isOwnAddress(path)
        ? reservedBySite(path, pointer)
        : earlier && reservedByEndpoint(`The path ${path}`, pointer, earlier);
      if (!conflict) taken.set(normalForm(path), { pointer, endpoint });
      else if (!findings.has(pointer)) findings.set(pointer, conflict);
    }
  }
  return { taken, findings: findings.values() };
}

function addressesOf(value: unknown): EndpointAddresses | undefined {
  if (!isRecord(value) || typeof value['url'] !== 'string') return undefined;
  const read = (field: string) => (typeof value[field] === 'string' ? value[field] : undefined);
  const own = { url: value['url'] };
  if (value['answer'] !== 'gateway') return own;
  return { ...own, successUrl: read('successUrl'), failureUrl: read('failureUrl'), resultUrl: read('resultUrl') };
}

function reservedBySite(path: string, pointer: Pointer): RuleFinding {
  const free = pageOfFile(path);
  if (free === path || !isFreePath(free))
    return { pointer, message: `The path ${path} is kept for the site's own use.`, hint: 'Choose another path.' };
  return {
    pointer,
    message: `The path ${path} is that of a file, and pages have none here.`,
    hint: `Write ${JSON.stringify(free)}; if the page had the old address before, add a redirect from there.`,
    suggestions: [free],
    fix: { replace: free },
  };
}

function reservedByTranslation(path: string, pointer: Pointer, of: string): RuleFinding {
  const message = `The path ${path} is that of the translation of ${of}.`;
  return { pointer, message, hint: 'Choose another path, or take its language out of "languages".' };
}

function reservedByEndpoint(what: string, pointer: Pointer, { pointer: other, endpoint }: Taken): RuleFinding {
  return {
    pointer,
    message: `${what} is taken by the endpoint ${JSON.stringify(endpoint)}.`,
    hint: 'Choose another path.',
    related: { pointer: other, message: 'The endpoint takes it here:' },
  };
}
