/** Makes a working rule of the check. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableError } from '../../schema/errors.ts';
import { isInProject, project } from '../../builder/project.ts';
import { checkName, readArguments } from './arguments.ts';
import { regenerate } from './regenerate.ts';

/** Files of the folder that are not rules. */
const RESERVED = new Set(['checks', 'index', 'rule', 'support', 'example']);

/** Makes the rule's file, and all that is generated from it. Throws UnreadableError if the name is invalid or taken. */
export function newRule(args: string[]): void {
  if (!isInProject()) throw new UnreadableError('Rules are a part of Waybill itself: make them in its project.');
  const { name } = readArguments(args, 'npx waybill new rule long-heading');
  checkName(name, "a rule's code", 'long-heading');
  const path = `manifest/rules/${name}.ts`;
  const file = join(project, path);
  if (RESERVED.has(name) || existsSync(file))
    throw new UnreadableError(`The name ${name} is taken. Choose another code, or change ${path}.`);
  writeFileSync(file, ruleText(name));
  regenerate();
  console.log(
    `Made the rule ${name} in ${path}: its words, an example of wrong and right, and what it looks for.\n` +
      `After each change of its words, npm run generate writes docs/problems/${name}.md and the list of rules.\n` +
      'npm test -- problem-pages messages/messages.test tries its examples. What authors will notice belongs in CHANGELOG.md.',
  );
}

function ruleText(code: string): string {
  return `import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: '${code}',
  severity: 'warning',
  title: 'The name of a page is one letter',
  means: 'A page has a name of one letter.',
  why: 'Visitors cannot tell from a letter where the trail of links leads.',
  fix: 'Write a word that says what the page is about.',
  wrong: [['    name: Courses', '    name: C']],
  right: [['    name: Courses', '    name: Our courses']],
  *lintPage({ site }) {
    for (const [index, { name }] of site.routes.entries()) {
      if (name.length > 1) continue;
      yield {
        pointer: \`/routes/\${index}/name\`,
        message: \`The name of this page is one letter: "\${name}".\`,
        hint: 'Write a word.',
      };
    }
  },
});
`;
}
