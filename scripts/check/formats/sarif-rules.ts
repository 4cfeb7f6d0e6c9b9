/** Describes the rules of the check as SARIF wants them. */
import type { ProblemCode } from '../../../manifest/problems/kinds.ts';
import { rules } from '../../../manifest/rules/checks.ts';

/** The position of each rule in the list, which results refer to. */
export const ruleIndexes: ReadonlyMap<ProblemCode, number> = new Map(rules.map(({ code }, index) => [code, index]));

/** Returns the rules in the order of their codes. */
export function sarifRules(): object[] {
  return rules.map(({ code, title, severity, means, why, fix }) => ({
    id: code,
    name: code.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: means },
    help: { text: [means, why, fix].join('\n\n'), markdown: [`**${title}**`, means, why, fix].join('\n\n') },
    defaultConfiguration: { level: severity },
  }));
}
