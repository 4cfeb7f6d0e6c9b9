/** Parses a manifest's text. Only this file and its neighbours know the YAML library. */
import { YAMLException } from 'js-yaml';
import { brokenByHyphens } from './inspect.ts';
import { positionsIn } from './positions.ts';
import { readWhole } from './read.ts';
import { readByRoute } from './routes/read-by-route.ts';
import type { Source, SyntaxProblem } from './source.ts';
import { explainSyntax } from './syntax/explain-syntax.ts';

/** Parses a manifest (YAML, of which JSON is a part). Returns the syntax problems instead if there are any. */
export function parse(file: string, text: string): Source | SyntaxProblem[] {
  try {
    const byRoute = readByRoute(text);
    const { value, problems, warnings } = byRoute ?? readWhole(text);
    return problems.length > 0
      ? problems
      : { file, text, value, warnings, ...positionsIn(text, byRoute !== undefined) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const offset = Math.min(error.mark?.position ?? 0, text.length);
    return [brokenByHyphens(text) ?? { ...explainSyntax(text, offset, error.reason), stoppedAt: offset }];
  }
}
