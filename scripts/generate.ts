/** Writes the files that are made from the schema. With --check, only says whether they are up to date. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { generateBlocksPage } from './generate/blocks-page.ts';
import { generateProblemPages } from './generate/problem-pages.ts';
import { generateEditorSchema } from './generate/editor-schema.ts';
import { generateCodeSnippets } from './generate/snippets.ts';
import { generateTypes } from './generate/types.ts';

const outputs = [
  { file: new URL('../schema/types.ts', import.meta.url), text: await generateTypes() },
  { file: new URL('../docs/blocks.md', import.meta.url), text: generateBlocksPage() },
  ...generateProblemPages().map(({ name, text }) => ({
    file: new URL(`../docs/problems/${name}`, import.meta.url),
    text,
  })),
  { file: new URL('../schema/editor.schema.json', import.meta.url), text: generateEditorSchema() },
  { file: new URL('../.vscode/waybill.code-snippets', import.meta.url), text: generateCodeSnippets() },
];

const isCheck = process.argv.includes('--check');
for (const { file, text } of outputs) {
  let before = '';
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // not there yet
  }
  if (before === text) continue;
  if (isCheck) {
    console.error(`${file.pathname} is not up to date. Run: npm run generate`);
    process.exitCode = 1;
  } else {
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file.pathname}`);
  }
}
