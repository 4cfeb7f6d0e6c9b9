/** npm run generate [-- --check]: writes the files that are made from the schema; with --check it only says which are out of date. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { project } from '../builder/project.ts';
import { generateBlocksPage } from './generate/blocks-page.ts';
import { generateKinds, generateRuleIndex } from './generate/rule-index.ts';
import { generateEditorSchema } from './generate/editor-schema.ts';
import { generateCodeSnippets } from './generate/snippets.ts';
import { generateTypes } from './generate/types.ts';
import { EXIT, run } from './cli/run.ts';
import { print } from './cli/terminal.ts';

interface GeneratedFile {
  /** Its path from the project's folder. */
  path: string;
  text: string;
}

await run(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  // The pages on problems are made by the check, which has to know every rule by then.
  for (const file of [
    { path: 'manifest/problems/kinds.ts', text: await generateKinds() },
    { path: 'manifest/rules/index.ts', text: generateRuleIndex() },
  ])
    put(file, values.check);
  for (const file of await remainingFiles()) put(file, values.check);
});

/** Writes a file where it has changed; with --check it only reports that it has. */
function put({ path, text }: GeneratedFile, isCheck: boolean): void {
  const file = join(project, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (isCheck) {
    print(`${path} is not up to date. Run: npm run generate`);
    process.exitCode = EXIT.problems;
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${path}`);
}

async function remainingFiles(): Promise<GeneratedFile[]> {
  const { generateProblemPages } = await import('./generate/problem-pages.ts');
  return [
    { path: 'schema/types.ts', text: await generateTypes() },
    { path: 'docs/blocks.md', text: generateBlocksPage() },
    ...generateProblemPages().map(({ name, text }) => ({ path: `docs/problems/${name}`, text })),
    { path: 'schema/editor.schema.json', text: generateEditorSchema() },
    { path: '.vscode/waybill.code-snippets', text: generateCodeSnippets() },
  ];
}
