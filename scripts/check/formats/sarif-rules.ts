/** Every kind of problem as a rule of SARIF. */
import { problemKinds } from '../../../manifest/problems/kinds.ts';
import type { ProblemCode } from '../../../manifest/problems/kinds.ts';
import { problemTexts } from '../../../manifest/problems/texts/index.ts';
import { docsUrlOf } from '../entries.ts';

const codes = Object.keys(problemKinds) as ProblemCode[];

/** The index of each rule in the list. */
export const ruleIndexes: ReadonlyMap<ProblemCode, number> = new Map(codes.map((code, index) => [code, index]));

/** Returns the rules, in the order of the kinds. */
export function sarifRules(): object[] {
  return codes.map((code) => {
    const { title, severity } = problemKinds[code];
    const texts = problemTexts[code];
    const paragraphs = texts ? [texts.means, texts.why, texts.fix] : [title];
    const docs = docsUrlOf(code);
    return {
      id: code,
      name: code.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      shortDescription: { text: title },
      fullDescription: { text: texts?.means ?? title },
      help: { text: paragraphs.join('\n\n'), markdown: [`**${title}**`, ...paragraphs].join('\n\n') },
      ...(docs.startsWith('https://') ? { helpUri: docs } : {}),
      defaultConfiguration: { level: severity },
    };
  });
}
