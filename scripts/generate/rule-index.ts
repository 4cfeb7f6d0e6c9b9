/** Lists the rules of the check from the files that hold them, so that a rule is one file. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../builder/project.ts';
import type { Rule } from '../../manifest/rules/rule.ts';

const folder = join(project, 'manifest/rules');
const OTHERS = new Set(['checks.ts', 'index.ts', 'rule.ts']);
const MADE = 'Made by `npm run generate` from the files of this folder.';

/** Returns the codes of all rules in alphabetical order: the names of the files that hold them. */
function ruleCodes(): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !OTHERS.has(file));
  return files.map((file) => file.slice(0, -'.ts'.length)).toSorted();
}

/** Returns the text of manifest/rules/index.ts. */
export function generateRuleIndex(): string {
  const codes = ruleCodes();
  const exports = codes.map((code) => `export { rule as ${camelCase(code)} } from './${code}.ts';`);
  return `/** Every rule of the check. ${MADE} */\n${exports.join('\n')}\n`;
}

/** Returns the text of manifest/problems/kinds.ts, which is all that other parts of the check need of a rule. */
export async function generateKinds(): Promise<string> {
  const rules = await Promise.all(ruleCodes().map(readRule));
  const entries = rules.map(({ code, severity, title }) => `  ${quoteName(code)}: ${severity}(${quote(title)}),`);
  return `/**
 * Every kind of problem with its severity and title. Made by \`npm run generate\` from the rules in manifest/rules/, so that a
 * problem can be reported without loading them.
 */

/** An error keeps the site from being built; a warning says what a reader or a search engine will stumble over. */
export type Severity = 'error' | 'warning';

export interface ProblemKind {
  severity: Severity;
  /** What is wrong, in a few words. */
  title: string;
}

const error = (title: string): ProblemKind => ({ severity: 'error', title });
const warning = (title: string): ProblemKind => ({ severity: 'warning', title });

export const problemKinds = {
${entries.join('\n')}
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problemKinds;

/** Returns the command that explains a code. */
export function explainCommandOf(code: ProblemCode): string {
  return \`npx waybill explain \${code}\`;
}
`;
}

async function readRule(code: string): Promise<Rule> {
  const { rule } = (await import(join(folder, `${code}.ts`))) as { rule?: Rule };
  if (rule?.code === code) return rule;
  throw new Error(`manifest/rules/${code}.ts has to export a "rule" with the code "${code}".`);
}

function camelCase(code: string): string {
  return code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function quote(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

function quoteName(name: string): string {
  return name.includes('-') ? `'${name}'` : name;
}
