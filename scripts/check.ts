/**
 * npm run check -- [manifest] [--launch] [--strict]: says whether a manifest is right; with --launch also whether it is
 * free of placeholders; with --strict warnings count too. Exit 0, 1 (problems) or 2 (could not run).
 */
import { parseArgs } from 'node:util';
import { examineManifest } from '../schema/manifest.ts';
import { countProblems, printProblems } from '../schema/print.ts';
import { EXIT, run } from './run.ts';
import { paint, print } from './terminal.ts';

await run(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { launch: { type: 'boolean', default: false }, strict: { type: 'boolean', default: false } },
  });
  const file = positionals[0] ?? 'site.yaml';
  const examination = examineManifest(file, values);
  const { site, problems } = examination;
  if (problems.length > 0) print(printProblems(examination, paint));
  if (!site || (values.strict && problems.length > 0)) return void (process.exitCode = EXIT.problems);
  const ready = values.launch ? ' No placeholder is left: it may go public.' : '';
  const warnings = problems.length > 0 ? ` It has ${countProblems(problems)}.` : '';
  const count = site.routes.length;
  console.log(`${file} is right: ${count} ${count === 1 ? 'page' : 'pages'}.${warnings}${ready}`);
});
