/** Places what is wrong with a translation at its entry in the PO file. */
import { problemKinds } from '../../manifest/problems/kinds.ts';
import { narrow } from '../../manifest/problems/locate.ts';
import type { Finding, Problem } from '../../manifest/problems/problem.ts';
import { entrySpans } from '../catalog/entry-spans.ts';
import type { Entry } from '../catalog/catalog.ts';
import { keyOf } from '../catalog/update.ts';
import type { CatalogFile } from '../languages.ts';

/** Returns a function from an entry, and what is wrong with it, to a problem of the file; the file is read once. */
export function problemsIn({ file, text }: CatalogFile) {
  const spans = entrySpans(text);
  return (
    entry: Entry,
    { code, message, hint, mark }: Pick<Finding, 'code' | 'message' | 'hint' | 'mark'>,
  ): Problem => {
    const at = spans.get(keyOf(entry))?.text;
    return {
      code,
      severity: problemKinds[code].severity,
      file,
      fileText: text,
      pointer: '',
      where: entry.references[0] ?? '',
      message,
      ...(hint !== undefined && { hint }),
      span: at ? narrow(text, at, mark) : { start: 0, end: 0 },
    };
  };
}
