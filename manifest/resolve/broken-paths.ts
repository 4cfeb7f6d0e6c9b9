/** Finds pages whose path is missing or wrong: the mistake there is the one message, and the links to such a page are right. */
import type { Finding } from '../problems/problem.ts';
import { errorsAt } from '../../schema/validator.ts';
import { pathOf } from './links/redirects.ts';

const PATH = /^\/routes\/\d+\/path$/;
const ROUTE = /^\/routes\/\d+$/;

/** Returns the findings of the schema, each wrong path corrected to what the links to it write, and the findings on those links, which need no message of their own. */
export function linkedPaths(
  findings: Finding[],
  schemaFindings: Finding[],
): { schemaFindings: Finding[]; links: Set<Finding> } {
  const broken = findings.filter(({ code }) => code === 'broken-link' || code === 'unknown-parent');
  const links = new Set(toPagesWithoutPath(broken, schemaFindings));
  const corrected = schemaFindings.map((finding) => {
    const own = isWrongPath(finding)
      ? broken.filter((link) => lettersOf(pagePathOf(link)) === lettersOf(finding.found!))
      : [];
    const [path, ...others] = new Set(own.map(pagePathOf));
    if (path === undefined || others.length > 0) return finding;
    for (const link of own) links.add(link);
    // The links have the same mistake: each is reported once the path is right.
    if (errorsAt({}, finding.pointer, path).length > 0)
      return { ...finding, hint: `${finding.hint!.replace(/\.$/, '')}, here and in the links to it.` };
    return { ...finding, hint: `Write ${JSON.stringify(path)}, as the links to it do.`, suggestions: [path], fix: { replace: path } }; // prettier-ignore
  });
  return { schemaFindings: corrected, links };
}

/** Returns the lost addresses of pages whose path is reported as wrong: once that is right, they are not lost, or are reported then. */
export function lostWithPaths(findings: Finding[], schemaFindings: Finding[]): Set<Finding> {
  const lost = findings.filter(({ code }) => code === 'lost-address');
  if (lost.length === 0) return new Set();
  const wrong = [...schemaFindings, ...findings].filter(
    ({ code, pointer }) => (code === 'wrong-value' || code === 'reserved-path') && PATH.test(pointer),
  );
  const pointers = new Set(wrong.map(({ pointer }) => pointer));
  return new Set(lost.filter(({ pointer }) => pointers.has(pointer)));
}

/** Returns the broken links, where they lead to no more paths than there are pages without one, or no page is there at all. */
function toPagesWithoutPath(links: Finding[], schemaFindings: Finding[]): Finding[] {
  const pages = schemaFindings.filter(({ code, pointer, expected }) =>
    code === 'missing-field' ? expected === 'path' && ROUTE.test(pointer) : code === 'wrong-type' && PATH.test(pointer),
  );
  if (schemaFindings.some(isWithoutRoutes)) return links;
  const unlike = links.filter(({ fix }) => !fix);
  return new Set(unlike.map(pagePathOf)).size > pages.length ? [] : unlike;
}

/** Returns whether there is no list of pages that links could lead to. */
function isWithoutRoutes({ code, pointer, expected }: Finding): boolean {
  return code === 'missing-field'
    ? expected === 'routes' && pointer === ''
    : code === 'wrong-type' && pointer === '/routes';
}

function isWrongPath({ code, pointer, found, fix }: Finding): boolean {
  return code === 'wrong-value' && PATH.test(pointer) && found !== undefined && fix !== undefined;
}

function pagePathOf({ found = '' }: Finding): string {
  return pathOf(found);
}

function lettersOf(path: string): string {
  return (path.toLowerCase().match(/[\p{L}\p{N}/]+/gu) ?? []).join('').replace(/^\/|\/$/g, '');
}
