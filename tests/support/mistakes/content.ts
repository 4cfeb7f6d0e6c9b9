/** Makes mistakes in valid YAML: extra and missing fields, wrong types of values, broken links. */
import type { Draft, Mistake } from './draft.ts';

type Kind = (draft: Draft) => Mistake | undefined;

const HEADING = /^(\s+)heading: (.+)$/;

/** Changes a line that matches; the message has to name that line. */
function inLine(pattern: RegExp, change: (match: RegExpExecArray, draft: Draft) => string): Kind {
  return (draft) => {
    const found = draft.find(pattern);
    return found && draft.mistake(found.index, change(found.match, draft));
  };
}

/** Adds a line below one that matches; the message has to name the new line. */
function below(pattern: RegExp, line: (match: RegExpExecArray) => string): Kind {
  return (draft) => {
    const found = draft.find(pattern);
    if (!found) return undefined;
    const text = draft.replace(found.index, draft.lines[found.index]!, line(found.match));
    return { text, line: found.index + 2 };
  };
}

/** Removes a line that matches; the message has to name the start of the item or block that it is missing from. */
function without(pattern: RegExp, start: RegExp): Kind {
  return (draft) => {
    const found = draft.find(pattern);
    if (!found) return undefined;
    let line = found.index;
    while (line > 0 && !start.test(draft.lines[line]!)) line--;
    return { text: draft.lines.toSpliced(found.index, 1).join('\n'), line: line + 1 };
  };
}

/** Copies the last page to the end, as one does to start a new one; the message has to name the copy's path. */
function copyPage(change: (path: string) => string): Kind {
  return (draft) => {
    const start = draft.structure.findLast(({ text }) => /^ {2}- path: /.test(text))?.index;
    if (start === undefined) return undefined;
    const behind = draft.lines.findIndex((line, index) => index > start && /^\S/.test(line)); // other fields of the site
    const end = behind === -1 ? draft.lines.length : behind;
    const [path = '', ...others] = draft.lines.slice(start, end).filter((line) => line !== '');
    const before = draft.lines.slice(0, start).concat(path, others);
    const text = [...before, change(path), ...others, ...draft.lines.slice(end), ''].join('\n');
    return { text, line: before.length + 1 };
  };
}

export const contentMistakes: Record<string, Kind> = {
  'a field that there is none of': below(HEADING, ([, indent]) => `${indent}colour: red`),
  'a page without a name': without(/^ {4}name: /, /^ {2}- path: /),
  'a question without an answer': without(/^\s{6,}answer: [^|>]*$/, /^\s+- question: /),
  'a block type that there is none of': inLine(
    /^(\s+- type: )(?!hero|form)[a-z-]+$/,
    ([, before]) => `${before}carousel`,
  ),
  'a number for a text': inLine(HEADING, ([, indent]) => `${indent}heading: 2024`),
  'true for a text': inLine(HEADING, ([, indent]) => `${indent}heading: true`),
  'nothing for a text': inLine(HEADING, ([, indent]) => `${indent}heading:`),
  'a list for a text': inLine(HEADING, ([, indent, text]) => `${indent}heading: [${JSON.stringify(text)}]`),
  'a text for a list': (draft) => {
    const found = draft.find(/^(\s+)phrases:$|^(\s+)redirects:$/);
    if (!found) return undefined;
    const [indent] = /^\s*/.exec(draft.lines[found.index]!)!;
    const length = draft.lines.slice(found.index + 1).findIndex((line) => !line.startsWith(`${indent} `)) + 1;
    const text = draft.lines.toSpliced(found.index, length, `${indent}phrases: one, two`).join('\n');
    return { text, line: found.index + 1 };
  },
  'a comment sign that swallows the text': inLine(HEADING, ([, indent, text]) => `${indent}heading: #${text}`),
  'a link to no page': inLine(/^(\s+to: )\/[a-z][\w/-]*$/, ([, before]) => `${before}/quite-another-thing`),
  'a link in a wrong case': inLine(
    /^(\s+to: \/[a-z])([a-z])([a-z-]+)$/,
    ([, before, first, tail]) => before + first!.toUpperCase() + tail,
  ),
  'a link with a slash at its end': inLine(/^(\s+to: \/[a-z-]+)$/, ([line]) => `${line}/`),
  'a link without its slash': inLine(/^(\s+to: )\/([a-z-]+)$/, ([, before, tail]) => before! + tail!),
  'a link in a text to no page': inLine(/\]\(\/[a-z-]+\)/, ({ input, 0: link }) =>
    input.replace(link, '](/nowhere-at-all)'),
  ),
  'an anchor that there is none of': inLine(/^(\s+to: \/[a-z-]+)$/, ([line]) => `${line}#no-such-place`),
  'a link that runs a script': inLine(/^(\s+to: )\/.*$/, ([, before]) => `${before}javascript:alert(1)`),
  'a page copied, its path forgotten': copyPage((line) => line),
  'a new page whose path has a space': copyPage((line) => line.replace(/path: .*/, 'path: /a new page')),
  'a block without a heading for the page': (draft) => {
    const found = draft.find(/^ {6}- type: hero$/);
    return found && draft.mistake(found.index, '      - type: heroes', 'hero');
  },
  'a second hero': (draft) => {
    const found = draft.find(/^ {4}blocks:$/);
    if (!found) return undefined;
    const text = draft.replace(found.index, '    blocks:', '      - type: hero', '        heading: The first of two');
    return { text, line: found.index + 4 }; // the one that was there is the second now
  },
  'a reference to nothing': inLine(
    /^(\s+(?:lead|heading|description): [^$"'|>]+)$/,
    ([line]) => `${line} \${figures.nothing-like-it}`,
  ),
  'HTML in a text': inLine(/^(\s+answer: [A-Z][^$"'|>]+)$/, ([line]) => `${line} <b>bold</b>`),
  'a figure as a number': inLine(/^(\s+number: )"?\d[^$]*$/, ([, before]) => `${before}1.10`),
  'a meta description of a novel': inLine(
    /^(\s+description: )[A-Z][^|>]*$/,
    ([, before]) => before + 'word '.repeat(120).trim(),
  ),
};
