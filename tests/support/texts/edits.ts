/**
 * Simulates hours of editing a manifest: pages are added, deleted and moved, texts change, mistakes are made and fixed.
 */
import { seedMistakes } from '../mistakes/mistakes.ts';
import { seeded } from './seeded.ts';

/** A manifest between two edits. */
interface Draft {
  head: string;
  pages: string[];
  tail: string;
}

type Random = () => number;
type Edit = (draft: Draft, random: Random, number: number) => Draft;

/** Yields the text after each of `count` edits, which depend on the seed. */
export function* editsOf(original: string, { count, seed }: { count: number; seed: number }): Generator<string> {
  const random = seeded(seed);
  const mistakes = seedMistakes(original, 1, seed).map(({ text }) => text);
  let draft = draftOf(original);
  for (let number = 0; number < count; number++) {
    // What breaks is fixed by the next edit.
    if (random() < 0.15) yield pick(mistakes, random);
    else if (random() < 0.05)
      yield textOf(draft).slice(0, Math.floor(random() * original.length)); // half written
    else yield textOf((draft = pick(edits, random)(draft, random, number)));
    if (number % 40 === 39) yield textOf((draft = draftOf(original)));
  }
}

const edits: Edit[] = [
  // A text of one page changes, three times as often as anything else.
  ...Array.from<Edit>({ length: 3 }).fill((draft, random, number) =>
    onPage(draft, random, (page) => page.replace(/^( +heading: ).*$/m, `$1Written by edit ${number}`)),
  ),
  (draft, random, number) =>
    onPage(draft, random, (page) => page.replace(/^( +title: ).*$/m, `$1A title from edit ${number}`)),
  // Two pages get the same title; a title gets too short: warnings.
  (draft, random) => onPage(draft, random, (page) => page.replace(/^( +title: ).*$/m, '$1The same')),
  (draft, random, number) => onPage(draft, random, (page) => `${page}    # A note from edit ${number}\n\n`),
  // A link leads nowhere, until another edit of that page or the return to the first state.
  (draft, random) => onPage(draft, random, (page) => page.replace(/^( +to: )\/.*$/m, '$1/no-such-page')),
  (draft, random) => onPage(draft, random, (page) => page.replaceAll('/no-such-page', '/')),
  (draft, random, number) => {
    const copy = pick(draft.pages, random).replace(/^( *- path: ).*$/m, `$1/copy-${number}`);
    return { ...draft, pages: draft.pages.toSpliced(Math.floor(random() * draft.pages.length), 0, copy) };
  },
  (draft, random) => ({ ...draft, pages: draft.pages.toSpliced(1 + Math.floor(random() * draft.pages.length), 1) }),
  (draft, random) => {
    const page = pick(draft.pages, random);
    const rest = draft.pages.filter((other) => other !== page);
    return { ...draft, pages: rest.toSpliced(Math.floor(random() * (rest.length + 1)), 0, page) };
  },
  (draft, _random, number) => ({ ...draft, head: draft.head.replace(/^( +tagline: ).*$/m, `$1As of edit ${number}`) }),
  (draft, _random, number) => ({ ...draft, head: draft.head.replace(/^( +members: ).*$/m, `$1"${number}"`) }),
  (draft) => ({ ...draft, head: `# One more line\n${draft.head}` }),
];

function onPage(draft: Draft, random: Random, edit: (page: string) => string): Draft {
  if (draft.pages.length === 0) return draft;
  const index = Math.floor(random() * draft.pages.length);
  return { ...draft, pages: draft.pages.with(index, edit(draft.pages[index]!)) };
}

function draftOf(text: string): Draft {
  const start = /^routes:\n/m.exec(text)!;
  const first = start.index + start[0].length;
  const rest = text.slice(first);
  const end = /^\S/m.exec(rest)?.index ?? rest.length;
  return { head: text.slice(0, first), pages: rest.slice(0, end).split(/^(?= {2}- path: )/m), tail: rest.slice(end) };
}

function textOf({ head, pages, tail }: Draft): string {
  return [head, ...pages, tail].join('');
}

function pick<T>(list: T[], random: Random): T {
  return list[Math.floor(random() * list.length)]!;
}
