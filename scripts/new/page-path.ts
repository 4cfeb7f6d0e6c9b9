/** Checks the path of a new page before anything is written. */
import { UnreadableError } from '../../schema/errors.ts';
import { rule as reservedPath } from '../../manifest/rules/reserved-path.ts';
import { rule as uniquePaths } from '../../manifest/rules/unique-paths.ts';
import { withoutAccents } from '../../manifest/words/ascii.ts';
import { deref, siteSchemaUrl } from '../../schema/schemas.ts';
import { records } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';

/** Throws UnreadableError, with a valid suggestion, if the path is invalid or taken. */
export function checkPath(path: string, manifest: unknown): void {
  const { node } = deref({ node: { $ref: 'common.schema.json#/definitions/path' }, base: siteSchemaUrl });
  const { pattern, maxLength } = node as { pattern: string; maxLength: number };
  if (!new RegExp(pattern).test(path) || path.length > maxLength) {
    const rules = 'A path starts with / and holds letters, digits, hyphens and dots';
    throw new UnreadableError(
      `${JSON.stringify(path)} cannot be a path. ${rules}. ${suggest(toValidPath(path, maxLength), manifest)}`.trimEnd(),
    );
  }
  const [problem] = problemsOf(path, manifest);
  if (!problem) return;
  const taken = pageAt(path, manifest);
  const sentence = taken === undefined ? problem.message : `There is a page ${taken} already.`;
  throw new UnreadableError(`${sentence} ${suggest(path, manifest) || 'Choose another path.'}`);
}

function problemsOf(path: string, manifest: unknown) {
  const routes = [...records(manifest, 'routes').map(({ value }) => value), { path }];
  const candidate = { ...(manifest as Tree), routes };
  return [reservedPath, uniquePaths].flatMap(({ checkSite }) => [...(checkSite?.(candidate) ?? [])]);
}

/** Returns the path of the page that has the path in any case. */
function pageAt(path: string, manifest: unknown): string | undefined {
  const paths = records(manifest, 'routes').map(({ value }) => String(value['path']));
  return paths.find((other) => other.toLowerCase() === path.toLowerCase());
}

/** Returns a sentence that suggests a similar path that is valid and free. */
function suggest(path: string, manifest: unknown): string {
  if (path === '') return '';
  const base = path.replace(/\.(?:html|json)$/, '') || '/page';
  const candidates = [base, `${base}-page`.replace('/-', '/'), ...[2, 3, 4, 5].map((number) => `${base}-${number}`)];
  const free = candidates.find((one) => /^\/./.test(one) && problemsOf(one, manifest).length === 0);
  return free === undefined ? '' : `Try ${free}.`;
}

/** "About us/" → "/about-us" */
function toValidPath(path: string, maxLength: number): string {
  const steps = withoutAccents(path)
    .split(/[/\\]+/)
    .map((step) => step.replaceAll(/[^A-Za-z0-9._~-]+/g, '-').replaceAll(/^-+|-+$/g, ''));
  const whole = steps
    .filter(Boolean)
    .join('/')
    .slice(0, maxLength - 10);
  return whole === '' ? '' : `/${whole.toLowerCase()}`;
}
