/**
 * waybill explain [word …]: explains a problem that the check reports, by its code, and a block by its type, and shows a
 * guide of the documentation; without a word, a list of all. Exit 0 or 2 (there is no such word).
 */
import { didYouMean } from '../manifest/words/suggest.ts';
import { UsageError } from '../schema/errors.ts';
import { runWithOptions } from './cli/run.ts';
import { table } from './cli/output/table.ts';
import { topics } from './explain/topics.ts';

await runWithOptions({}, ({ positionals }) => {
  console.log(positionals.length > 0 ? positionals.flatMap(explain).join('\n\n') : listTopics());
});

function listTopics(): string {
  return topics.map(({ title, names }) => `${title}\n\n${table(names())}`).join('\n\n');
}

function explain(word: string): string[] {
  const explained = topics.flatMap((topic) =>
    topic.names().flatMap(([name]) => (name === word ? topic.explain(name) : [])),
  );
  if (explained.length > 0) return explained;
  const names = topics.flatMap((topic) => topic.names().map(([name]) => name));
  const hint = didYouMean(word, names);
  throw new UsageError(
    `Nothing is called ${JSON.stringify(word)}.${hint && ` ${hint}`} "npx waybill explain" lists what can be explained.`,
  );
}
