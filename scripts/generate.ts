/** npm run generate [-- --check]: writes the files that are made from the schema; with --check it only says which are out of date. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generateBlocksPage } from './generate/blocks-page.ts';
import { generateProblemPages } from './generate/problem-pages.ts';
import { generateEditorSchema } from './generate/editor-schema.ts';
import { generateCodeSnippets } from './generate/snippets.ts';
import { generateTypes } from './generate/types.ts';
import { EXIT, run } from './cli/run.ts';
import { print } from './cli/terminal.ts';

await run(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  for (const { file, text } of await generated()) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (values.check) {
      print(`${file.pathname} is not up to date. Run: npm run generate`);
      process.exitCode = EXIT.problems;
    } else {
      mkdirSync(new URL('.', file), { recursive: true });
      writeFileSync(file, text);
      console.log(`wrote ${file.pathname}`);
    }
  }
});

/** Every such file, as it should be. */
async function generated(): Promise<{ file: URL; text: string }[]> {
  return [
    { file: new URL('../schema/types.ts', import.meta.url), text: await generateTypes() },
    { file: new URL('../docs/blocks.md', import.meta.url), text: generateBlocksPage() },
    ...generateProblemPages().map(({ name, text }) => ({
      file: new URL(`../docs/problems/${name}`, import.meta.url),
      text,
    })),
    { file: new URL('../schema/editor.schema.json', import.meta.url), text: generateEditorSchema() },
    { file: new URL('../.vscode/waybill.code-snippets', import.meta.url), text: generateCodeSnippets() },
  ];
}
