/** npm run verify: type checker, linter, formatter and generated files, side by side. Exit 0, or 1 where one of them complains. */
import { spawn } from 'node:child_process';
import { project } from '../builder/project.ts';
import { EXIT, run } from './cli/run.ts';

const GATES: { name: string; command: string[] }[] = [
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'format', command: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  { name: 'generated files', command: ['scripts/generate.ts', '--check'] },
];

await run(async () => {
  const results = await Promise.all(GATES.map(async ({ name, command }) => ({ name, ...(await runGate(command)) })));
  for (const { name, output, isPassed } of results) {
    console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name}`);
    if (!isPassed) console.log(output);
  }
  return results.every(({ isPassed }) => isPassed) ? EXIT.done : EXIT.problems;
});

function runGate(command: string[]): Promise<{ output: string; isPassed: boolean }> {
  return new Promise((done, fail) => {
    let output = '';
    const child = spawn(process.execPath, command, { cwd: project });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.once('error', fail).once('close', (status) => done({ output, isPassed: status === 0 }));
  });
}
