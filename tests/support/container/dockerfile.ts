/** Reads a Dockerfile, as far as sites use its language. */
import { readFileSync } from 'node:fs';

/** A stage: what it starts from, its name, and its steps in order. */
export interface Stage {
  name: string;
  steps: Step[];
}

export interface Step {
  instruction: string;
  /** Options such as --from=build, by their names. */
  options: Record<string, string>;
  /** A list where it is written as JSON or as words, else one text. */
  words: string[];
  text: string;
}

const KNOWN = new Set(['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD']);

/** Returns the stages of a Dockerfile. Throws on an instruction that is not known here. */
export function readDockerfile(file: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of readFileSync(file, 'utf8').replaceAll('\\\n', ' ').split('\n')) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (!KNOWN.has(instruction)) throw new Error(`Not an instruction that is run here: ${line}`);
    const name = / as (\S+)$/i.exec(rest)?.[1] ?? String(stages.length);
    if (instruction === 'FROM') stages.push({ name, steps: [] });
    else stages.at(-1)!.steps.push(stepOf(instruction, rest));
  }
  return stages;
}

function stepOf(instruction: string, rest: string): Step {
  const options: Record<string, string> = {};
  const text = rest.replaceAll(/(?:^| )--([a-z]+)=(\S+)/g, (_, name: string, value: string) => {
    options[name] = value;
    return '';
  });
  const list = text.replace(/^\s*CMD /, '').trim();
  const words = list.startsWith('[') ? (JSON.parse(list) as string[]) : list.split(/\s+/);
  return { instruction, options, words, text: text.trim() };
}
