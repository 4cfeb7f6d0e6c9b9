/** Bundles modules as if each were still where its source is, and small packages with them. */
import { isBuiltin } from 'node:module';
import { basename, dirname, extname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';

/**
 * The expressions for a module's own location, or for the file of a worker thread, which is bundled with the command.
 */
const OWN_PLACE = /new URL\('([\w./-]+-worker\.[jt]s)', import\.meta\.url\)|import\.meta\.(url|filename|dirname)/g;

/**
 * Packages of plain modules that most commands load. They are bundled, too: Node takes longer to find their sixty files
 * than to run them. All others stay where they are: they may have files beside them, or bindings.
 */
const BUNDLED = new Set(['d3-array', 'd3-geo', 'entities', 'fastest-levenshtein', 'get-east-asian-width', 'internmap', 'js-yaml', 'linkify-it', 'markdown-it', 'markdown-it-cjk-friendly', 'mdurl', 'mime', 'punycode.js', 'topojson-client', 'uc.micro']); // prettier-ignore
const packageOf = (name: string): string => name.split('/', 1)[0]!;

/**
 * Leaves other packages where they are installed, and gives each module the location of its source: it may read files beside
 * it.
 */
export function inPlace(stamp: (file: string) => void): Plugin {
  return {
    name: 'in-place',
    async resolveId(name, importer) {
      if (!importer || isBuiltin(name) || /^[./]/.test(name)) return undefined;
      const found = await this.resolve(name, importer, { skipSelf: true });
      if (!found) throw new Error(`${name} is not installed.`);
      if (BUNDLED.has(packageOf(name))) return found;
      stamp(found.id);
      return { id: pathToFileURL(found.id).href, external: true };
    },
    transform(code, id) {
      if (!isAbsolute(id)) return undefined; // rolldown's own
      stamp(id);
      const own = { url: pathToFileURL(id).href, filename: id, dirname: dirname(id) };
      return code.replaceAll(OWN_PLACE, (_, worker: string | undefined, field: keyof typeof own) => {
        if (worker === undefined) return JSON.stringify(own[field]);
        const fileName = `${basename(worker, extname(worker))}.mjs`;
        this.emitFile({ type: 'chunk', id: join(dirname(id), worker), fileName });
        return `new URL('${fileName}', import.meta.url)`;
      });
    },
  };
}
