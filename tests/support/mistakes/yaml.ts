/** Makes mistakes in the YAML syntax: punctuation, quotes, spaces and lines. */
import type { Draft, Mistake } from './draft.ts';

type Kind = (draft: Draft) => Mistake | undefined;

/** A field with a plain text of some words. */
const PLAIN = /^(\s*(?:- )?)([A-Za-z]+): ([A-Z][a-z]+ [^"'#:[\]{}|>&*!%@`]{8,})$/;
const FIELD = /^(\s+)([A-Za-z]+): (\S.*)$/;

/** Changes a line that matches. */
function inLine(pattern: RegExp, change: (match: RegExpExecArray, draft: Draft) => string): Kind {
  return (draft) => {
    const found = draft.find(pattern);
    return found && draft.mistake(found.index, change(found.match, draft));
  };
}

export const yamlMistakes: Record<string, Kind> = {
  'a tab for indentation': inLine(FIELD, ([line, lead]) => `\t${line.slice(lead!.length)}`),
  'a no-break space in the indentation': inLine(
    /^(\s+)([A-Za-z]+: [A-Z][^"'#]*)$/,
    ([, lead, rest]) => `${lead!.slice(1)}\u00A0${rest}`,
  ),
  'a no-break space after the colon': inLine(PLAIN, ([, lead, name, text]) => `${lead}${name}:\u00A0${text}`),
  'no space after the colon': inLine(PLAIN, ([, lead, name, text]) => `${lead}${name}:${text}`),
  'no colon': inLine(PLAIN, ([, lead, name, text]) => `${lead}${name} ${text}`),
  'no space after the hyphen': inLine(/^(\s+)- ([A-Za-z]+: .*)$/, ([, lead, rest]) => `${lead}-${rest}`),
  'a colon in a text': inLine(PLAIN, ([line]) => line.replace(/ (\w+) /, ' $1: ')),
  'a quote that is never closed': inLine(/^.*: "[^"]*"$/, ([line]) => line.slice(0, -1)),
  'a quote that is never opened twice': inLine(PLAIN, ([, lead, name, text]) => `${lead}${name}: "${text}`),
  'an apostrophe in single quotes': inLine(
    PLAIN,
    ([, lead, name, text]) => `${lead}${name}: '${text!.replace(' ', "'s ")}'`,
  ),
  'quotes in double quotes': inLine(
    PLAIN,
    ([, lead, name, text]) => `${lead}${name}: "${text!.replace(/ (\w+)/, ' "$1"')} end"`,
  ),
  'a text that starts with @': inLine(PLAIN, ([, lead, name, text]) => `${lead}${name}: @${text}`),
  'a text that starts with %': inLine(PLAIN, ([, lead, name, text]) => `${lead}${name}: %${text}`),
  'a text that starts with a backtick': inLine(PLAIN, ([, lead, name, text]) => `${lead}${name}: \`${text}\``),
  'a text that starts with !': inLine(PLAIN, ([, lead, name, text]) => `${lead}${name}: !${text}`),
  'a text that starts with *': inLine(PLAIN, ([, lead, name, text]) => `${lead}${name}: *${text}*`),
  'a bracket that is never closed': inLine(PLAIN, ([, lead, name, text]) => `${lead}${name}: [${text}`),
  'a brace that is never closed': inLine(PLAIN, ([, lead, name, text]) => `${lead}${name}: {${text}`),
  'a field moved one space in': inLine(/^( {4,})([A-Za-z]+: \S.*)$/, ([line]) => ` ${line}`),
  'a field moved one space out': inLine(/^( {4,})([A-Za-z]+: \S.*)$/, ([line]) => line.slice(1)),
  'a backslash in double quotes': inLine(
    PLAIN,
    ([, lead, name, text]) => `${lead}${name}: "${text!.replace(' ', ' \\s')}"`,
  ),
  'a phone number without quotes': inLine(
    /^(\s+[a-z-]+: )"(\+\d[\d ]+)"$/,
    ([, lead, phone]) => `${lead}${phone!.replaceAll(' ', '')}`,
  ),
  'a field written twice': (draft) => {
    const found = draft.find(FIELD);
    if (!found) return undefined;
    const line = draft.lines[found.index]!;
    if (/[|>]$|^\s*-/.test(line)) return undefined;
    return { text: draft.replace(found.index, line, line), line: found.index + 2 };
  },
};
