/** Compiles the sources to JavaScript, each statement on the line that it has in its source, with types. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { minifySync } from 'rolldown/utils';
import { sourceHashLine } from '../../builder/output/cache.ts';
import { CODE_FOLDERS, project } from '../../builder/project.ts';
import { removePrivateTypes } from './public-types.ts';
import { UnreadableError } from '../../schema/errors.ts';
import { aligned, dedented } from './align-lines.ts';

/** What a site's commands consist of. */
const SOURCES = ['api', 'bin', ...CODE_FOLDERS, 'vite.config.ts'];

/** Commands that work on the tool's own code. What another command imports from their folders is compiled all the same. */
const OWN = ['generate', 'looks', 'pack', 'test', 'verify'].flatMap((name) => [
  `scripts/${name}`,
  `scripts/${name}.ts`,
]);

/** The extension of a module in `new URL('module.ts', import.meta.url)`. */
const MODULE_URL = /(?<=new URL\('[\w./-]+)\.ts(x?)(?=', import\.meta\.url\))/g;

/** Code that browsers get through the bundler, with lines of its own. */
const BUNDLED = /\.jsx$|\/client\//;

/** Where modules name what they make by the hash of their source; in every file these lines would be a fiftieth of the archive. */
const MAKERS = ['builder/assets/', 'builder/pictures/'].map((folder) => join(project, folder));

/** The call around a computed import, which would rewrite a path; all that are computed here need no rewriting. */
const REWRITING = /__rewriteRelativeImportExtension\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*?)(?:, true)?\)/g;

/** The comment that leads to the map of a file. */
const MAP_LINE = /^\/\/# sourceMappingURL=.*\n?/m;

/** The import of an address that the bundler defines. It needs the comment that keeps the bundler from looking for a file. */
const DEFINED_IMPORT = /\bimport\((?=[A-Z_]+\))/g;

/** Compiles into a folder, each file at its own path. JSX stays, for the bundler. Throws UnreadableError with the compiler's messages. */
export function compileInto(folder: string): void {
  emit(folder, { declaration: true, emitDeclarationOnly: true });
  // Comments are kept in the types. In the code they would be a fifth of the package.
  emit(folder, { sourceMap: true, removeComments: true, noCheck: true });
  chmodSync(join(folder, 'bin/waybill.js'), 0o755);
  for (const file of compiledIn(folder)) finish(file, folder);
  removePrivateTypes(folder);
  for (const file of compiledIn(folder)) if (isEmpty(file)) rmSync(file);
}

function emit(folder: string, options: Record<string, boolean>): void {
  const config = join(folder, 'tsconfig.json');
  const absolute = (paths: string[]) => paths.map((path) => join(project, path));
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(project, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        rootDir: project,
        outDir: folder,
        jsx: 'preserve',
        rewriteRelativeImportExtensions: true,
        noEmitHelpers: true,
        typeRoots: [join(project, 'node_modules/@types')],
        ...options,
      },
      include: absolute(SOURCES),
      exclude: absolute(OWN),
    }),
  );
  const tsc = join(project, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' });
  if (status !== 0) throw new UnreadableError(`The sources do not compile:\n${stdout}`);
  rmSync(config);
}

/** Returns whether a module had types alone: nothing imports it any more. One that has types to publish stays. */
function isEmpty(file: string): boolean {
  const isPublic = existsSync(file.replace(/\.jsx?$/, '.d.ts'));
  return !isPublic && /^\s*(?:export \{\};?)?\s*$/.test(readFileSync(file, 'utf8'));
}

function compiledIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.jsx?$/.test(file)).map((file) => join(folder, file));
}

/**
 * Completes what the compiler leaves: the extensions in `new URL('module.ts', import.meta.url)`, the help of commands,
 * the hash of the source.
 */
function finish(file: string, folder: string): void {
  const path = join(project, relative(folder, file).replace(/\.js(x?)$/, '.ts$1'));
  const source = existsSync(path) ? readFileSync(path) : undefined;
  // The first comment of a command is its help.
  const help = dirname(path) === join(project, 'scripts') ? /^\/\*\*[^]*?\*\/\n/.exec(String(source))?.[0] : undefined;
  const code = readFileSync(file, 'utf8').replaceAll(MODULE_URL, '.js$1').replaceAll(REWRITING, '$1');
  const lines = code.replace(MAP_LINE, '');
  const before = help ?? '';
  const { mappings } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { mappings: string };
  const whole = before + (BUNDLED.test(file) ? dense(file, lines) : dedented(file, aligned(lines, mappings, before.split('\n').length - 1))); // prettier-ignore
  writeFileSync(
    file,
    source && MAKERS.some((makers) => path.startsWith(makers)) ? `${whole}\n${sourceHashLine(source)}` : whole,
  );
  rmSync(`${file}.map`);
}

/** Returns the code of a module for browsers without needless blanks, which would be a hundredth of the archive. */
function dense(file: string, code: string): string {
  const options = { module: true, compress: false, mangle: false, codegen: { removeWhitespace: true } };
  const written = file.endsWith('.jsx') ? dedented(file, code) : minifySync(file, code, options).code;
  return written.replaceAll(DEFINED_IMPORT, '$&/* @vite-ignore */ ');
}
