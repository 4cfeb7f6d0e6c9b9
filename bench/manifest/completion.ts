/**
 * npm run bench:completion: how long an editor waits for what it offers, in milliseconds: the real YAML language server, asked
 * as an editor asks, in an open document, after each word that is typed. Pass `--manifest <file>` for another site,
 * `--schema <file>` for another schema.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LanguageServer } from '../../tests/commands/editor/language-server.ts';

const { values } = parseArgs({ options: { manifest: { type: 'string', multiple: true }, schema: { type: 'string' } } });
const manifests = values.manifest ?? ['examples/bicycle-workshop/site.yaml', 'site.yaml'];
const MODELINE = `# yaml-language-server: $schema=${values.schema ?? './schema/editor.schema.json'}\n`;
/** How many places of a document are measured. */
const PLACES = 60;

const server = new LanguageServer();
await server.start();
const rows: Record<string, number | string>[] = [];
for (const manifest of manifests) {
  const text = MODELINE + readFileSync(manifest, 'utf8').replace(/^# yaml-language-server.*\n/, '');
  const lines = text.split('\n');
  const fields = lines.flatMap((line, index) => (/^ +[a-zA-Z]+: \S/.test(line) ? [index] : []));
  const step = Math.max(1, Math.floor(fields.length / PLACES));
  const document = server.open(text);
  const waits: number[] = [];
  let offered = 0;
  /* oxlint-disable no-await-in-loop -- one question at a time */
  await document.complete(text, { line: fields[0]!, character: 0 }); // the schema is read once
  for (const index of fields.filter((_, at) => at % step === 0)) {
    const indent = /^ */.exec(lines[index]!)![0];
    const typed = [...lines.slice(0, index + 1), `${indent}h`, ...lines.slice(index + 1)].join('\n');
    const start = performance.now();
    const items = await document.complete(typed, { line: index + 1, character: indent.length + 1 });
    waits.push(performance.now() - start);
    offered += items.length;
  }
  /* oxlint-enable no-await-in-loop */
  waits.sort((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)]!);
  rows.push({
    manifest,
    KB: Math.round(text.length / 1024),
    places: waits.length,
    'offered, mean': Math.round(offered / waits.length),
    'median, ms': at(0.5),
    'p95, ms': at(0.95),
  });
}
await server.stop();
console.table(rows);
