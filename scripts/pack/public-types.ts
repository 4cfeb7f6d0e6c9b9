/** Keeps the types that programs can see, and removes all others: nobody could import them. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A relative path that is imported. */
const IMPORT = /(?<=(?:from |import\()["'])\.[^"']+/g;

/** Removes from a package's folder each .d.ts that none of its entries leads to. */
export function removePrivateTypes(folder: string): void {
  const seen = new Set<string>();
  const waiting = globSync(join(folder, 'api/*.d.ts'));
  for (const file of waiting) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...importsOf(file));
  }
  for (const file of globSync(join(folder, '**/*.d.ts')))
    if (seen.has(file)) rewriteImports(file);
    else rmSync(file);
}

/** What the types of a manifest's fields say is in schema/editor.schema.json too, where editors show it, and in docs/blocks.md. */
const COMMENTED_ELSEWHERE = /^ *\/\*\*[^]*?\*\/\n/gm;

/** Gives imports the extensions of the compiled files, which the compiler does only in code. */
function rewriteImports(file: string): void {
  const all = readFileSync(file, 'utf8');
  const types = file.endsWith('schema/types.d.ts') ? all.replaceAll(COMMENTED_ELSEWHERE, '') : all;
  writeFileSync(
    file,
    types.replaceAll(IMPORT, (path) => path.replace(/\.ts(x?)$/, '.js$1')),
  );
}

function importsOf(file: string): string[] {
  const paths = readFileSync(file, 'utf8').matchAll(IMPORT);
  return Array.from(paths, ([path]) => join(dirname(file), path.replace(/\.[jt]sx?$/, '.d.ts')));
}
