/** npm run generate [-- --check]: writes the files that are made from the schema; with --check it only reports which are out of date. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { project } from '../builder/project.ts';
import { generateBlocksPage } from './reference/blocks-page.ts';
import { generateArchitecture } from './generate/architecture.ts';
import { generateCountryNames } from './generate/country-names.ts';
import { generateKinds, generateRuleIndex } from './generate/rule-index.ts';
import { generateEditorSchema } from './reference/editor-schema.ts';
import { generateCodeSnippets } from './reference/snippets.ts';
import { generateTypes } from './generate/types.ts';
import { EXIT, runWithOptions } from './cli/run.ts';
import { print } from './cli/terminal.ts';

interface GeneratedFile {
  /** Its path from the project's folder. */
  path: string;
  text: string;
}

const options = { check: { type: 'boolean', default: false } } as const;

await runWithOptions({ options, allowPositionals: false }, async ({ values }) => {
  const lists = [
    { path: 'manifest/problems/kinds.ts', text: await generateKinds() },
    { path: 'manifest/rules/index.ts', text: generateRuleIndex() },
  ];
  const isOutdated = lists.filter((file) => put(file, values.check)).length > 0;
  // The pages on problems are made by the check, and this process has loaded the lists as they were.
  if (isOutdated && !values.check)
    return spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit' }).status ?? EXIT.couldNotRun;
  const others = (await remainingFiles()).filter((file) => put(file, values.check));
  return values.check && (isOutdated || others.length > 0) ? EXIT.problems : EXIT.done;
});

/** Writes a file where it has changed, and returns whether it has; with --check it only reports so. */
function put({ path, text }: GeneratedFile, isCheck: boolean): boolean {
  const file = join(project, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  if (isCheck) print(`${path} is not up to date. Run: npm run generate`);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${path}`);
  }
  return true;
}

async function remainingFiles(): Promise<GeneratedFile[]> {
  const { generateProblemPages } = await import('./generate/problem-pages.ts');
  return [
    { path: 'schema/types.ts', text: await generateTypes() },
    { path: 'schema/values/countries/country-names.json', text: generateCountryNames() },
    { path: 'docs/architecture.md', text: await generateArchitecture() },
    { path: 'docs/blocks.md', text: generateBlocksPage('npm run generate') },
    ...generateProblemPages().map(({ name, text }) => ({ path: `docs/problems/${name}`, text })),
    { path: 'schema/editor.schema.json', text: generateEditorSchema('npm run generate') },
    { path: '.vscode/waybill.code-snippets', text: generateCodeSnippets() },
  ];
}
