/** Mistakes that a person makes in one line, each of which has only one fix. */

/** Breaks a line; undefined where the line has nothing that could be broken so. `pick` chooses below a number. */
type Mutation = (line: string, pick: (below: number) => number) => string | undefined;

/** Not the names right under figures or phones: whether such a name or its references are wrong is nobody's guess. */
const FIELD = /^( {4,}(?:- )*| *(?:- )+)([a-z]\w{4,}):( .*)?$/i;

/** Mistakes whose fix gives back the line as it was. */
export const mutations: Record<string, Mutation> = {
  'a letter left out of a field': (line, pick) => {
    const [, lead, name, rest = ''] = FIELD.exec(line) ?? [];
    if (name === undefined) return undefined;
    const at = 1 + pick(name.length - 1);
    return `${lead}${name.slice(0, at)}${name.slice(at + 1)}:${rest}`;
  },
  'a field with a capital': (line) => {
    const [, lead, name, rest = ''] = FIELD.exec(line) ?? [];
    return name && `${lead}${name[0]!.toUpperCase()}${name.slice(1)}:${rest}`;
  },
  'a letter left out of a block type': (line, pick) => {
    const [, lead, type] = /^( *- type: )([a-z]{4,})$/.exec(line) ?? [];
    if (type === undefined) return undefined;
    const at = 1 + pick(type.length - 1);
    return `${lead}${type.slice(0, at)}${type.slice(at + 1)}`;
  },
  'no space behind a colon': (line) => (/^ *(?:- )*[a-z]+: [\w]/i.test(line) ? line.replace(': ', ':') : undefined),
  'no space behind a hyphen': (line) => (/^ *- [a-z]+: /.test(line) ? line.replace('- ', '-') : undefined),
  'a no-break space behind a colon': (line) =>
    /^ *(?:- )*[a-z]+: [\w]/i.test(line) ? line.replace(': ', ':\u00A0') : undefined,
  'a tab in front': (line) =>
    /^ {2,}[a-z]/i.test(line) ? line.replace(/^ +/, (all) => '\t'.repeat(all.length / 2)) : undefined,
  'a page in capitals': (line) =>
    /^ *(?:- )?to: \/[a-z-]+$/.test(line) ? line.replace(/\/[a-z]/, (sign) => sign.toUpperCase()) : undefined,
  'a slash behind a page': (line) => (/^ *(?:- )?to: \/[a-z-]+$/.test(line) ? `${line}/` : undefined),
  'yes for true': (line) => (line.endsWith(': true') ? line.replace(/true$/, 'yes') : undefined),
  'a number without quotes': (line) =>
    /: (["'])\+?\d+(?:\.\d+)?\1$/.test(line) ? line.replaceAll(/["']/g, '') : undefined,
};

/** Chooses below a number, always the same for one seed. */
export function chooser(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
