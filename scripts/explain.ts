/** waybill explain [code …]: what a problem of the check means, why it matters and how to correct it; without a code, a list of all. */
import { problemKinds } from '../manifest/problems/kinds.ts';
import { rules } from '../manifest/rules/checks.ts';
import { didYouMean } from '../manifest/words/suggest.ts';
import { UsageError } from '../schema/errors.ts';
import { run } from './cli/run.ts';
import { table } from './cli/table.ts';
import { checkExample } from './explain/example.ts';
import { explanationOf } from './explain/explanation.ts';

await run((codes) => {
  if (codes.length === 0) return console.log(table(rules.map(({ code, severity, title }) => [code, severity, title])));
  console.log(codes.map(explain).join('\n\n'));
});

function explain(code: string): string {
  const rule = rules.find((one) => one.code === code);
  if (rule) return explanationOf(rule, checkExample(rule));
  const hint = didYouMean(code, Object.keys(problemKinds));
  throw new UsageError(
    `There is no problem with the code ${JSON.stringify(code)}.${hint && ` ${hint}`} "npx waybill explain" lists all.`,
  );
}
