/** Names what was replaced in a value, so that a replacement in the whole file is one mistake: htps for https, /img/ for /images/. */
import type { Problem } from './problem.ts';
import { nameIn } from './renamed.ts';

/** Returns a key for the replacement that a problem suggests, such as `htps for https`; undefined unless it suggests exactly one. */
export function replacedWord(problem: Problem): string | undefined {
  const [found, meant] = words(problem);
  const isCertain = problem.fix !== undefined || problem.suggestions?.length === 1;
  if (!isCertain || found === undefined || meant === undefined || found === meant) return undefined;
  // References to several names may all lack the same sign.
  if (problem.code === 'reference-notation' && lettersOf(found) === lettersOf(meant))
    return `${problem.code} ${signsOf(found)} for ${signsOf(meant)}`;
  // A reference is suggested by its name alone.
  const [some, other] = [
    tokensOf(found.startsWith('${') ? nameIn(found) : found),
    tokensOf(found.startsWith('${') ? nameIn(meant) : meant),
  ];
  while (some.length > 0 && some[0] === other[0]) [some, other].forEach((tokens) => tokens.shift());
  while (some.length > 0 && some.at(-1) === other.at(-1)) [some, other].forEach((tokens) => tokens.pop());
  const [from, to] = [some.join(''), other.join('')];
  // Signs of Markdown that are wrong for different reasons are different mistakes.
  if (problem.code === 'markdown-not-allowed') return `${problem.message} ${from} for ${to}`;
  // A sign that is missing or too many is the same mistake only where the same is wrong with it.
  return /[\p{L}\p{N}]/u.test(from) && to !== '' ? `${from} for ${to}` : `${problem.code} ${from} for ${to}`;
}

/** Returns what was found and what was meant. */
function words({ code, found, suggestions, message, hint = '' }: Problem): (string | undefined)[] {
  if (code === 'reference-notation' && found === undefined)
    return [message, hint].map((sentence) => /"(.*?)"/.exec(sentence)?.[1]);
  return [/^the text "(.*)"$/s.exec(found ?? '')?.[1] ?? found, suggestions?.[0]];
}

function tokensOf(text: string): string[] {
  return text.split(/([^\p{L}\p{N}]+)/u).filter((token) => token !== '');
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}.-]/gu, '');
const signsOf = (text: string) => text.replaceAll(/[\p{L}\p{N}.-]+/gu, ' ');
