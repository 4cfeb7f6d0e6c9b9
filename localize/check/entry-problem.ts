/** Places what is wrong with a translation at its entry in the PO file. */
import { catalogKey } from '../catalog/entry.ts';
import { problemKinds } from '../../manifest/problems/kinds.ts';
import { narrow } from '../../manifest/problems/locate.ts';
import type { Finding, Problem, Span } from '../../manifest/problems/problem.ts';
import { entrySpans } from '../catalog/entry-spans.ts';
import type { CatalogError } from '../catalog/catalog.ts';
import type { CatalogEntry } from '../catalog/entry.ts';
import { once } from '../../schema/values/once.ts';
import type { CatalogFile } from '../languages.ts';

type CatalogFinding = Pick<Finding, 'code' | 'message' | 'hint' | 'mark'>;

/** Returns a function from an entry, and what is wrong with it, to a problem of the file; it reads the file at the first problem. */
export function problemsIn(catalogFile: CatalogFile): (entry: CatalogEntry, finding: CatalogFinding) => Problem {
  const { text } = catalogFile;
  const spans = once(() => entrySpans(text));
  return (entry, finding) => {
    const at = spans().get(catalogKey(entry))?.text;
    const span = at ? narrow(text, at, finding.mark) : { start: 0, end: 0 };
    return { ...problemAt(span, catalogFile, finding), where: entry.references[0] ?? '' };
  };
}

/** Returns what keeps a PO file from being read, as a problem. */
export function syntaxProblem({ file, text, fault }: CatalogError): Problem {
  const { message, hint, ...span } = fault;
  return problemAt(span, { file, text }, { code: 'broken-catalog', message, hint });
}

/** Returns a problem of a PO file at a span of its text. */
export function problemAt(
  span: Span,
  { file, text }: Pick<CatalogFile, 'file' | 'text'>,
  { code, message, hint }: CatalogFinding,
): Problem {
  const { severity } = problemKinds[code];
  return { code, severity, file, fileText: text, pointer: '', where: '', message, ...(hint !== undefined && { hint }), span }; // prettier-ignore
}
