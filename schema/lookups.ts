/** Looks up what texts name: values, places, icons and files. What nothing is called is reported with what may be meant. */
import { isFiller } from './filler.ts';
import { asHtml } from './html.ts';
import { drawIcon, iconNames } from './icons.ts';
import { isPicture, isRemote } from './images.ts';
import { NearPaths } from './link-targets/near.ts';
import type { Finding, Pointer, ProblemCode } from './problem.ts';
import type { NamedValue } from './references.ts';
import { fileMeant, iconMeant } from './meant.ts';
import { guessCase, sameWord } from './suggest.ts';
import type { Guess } from './suggest.ts';

/** Something that is named, and nothing is called so. */
interface Unknown {
  code: ProblemCode;
  message: string;
  name: string;
  /** The names that there are. */
  known: ReadonlySet<string>;
  otherwise: string;
  /** How a name is written in a text. */
  write(name: string): string;
  places: Pointer[];
}

export class Lookups {
  readonly #values: ReadonlyMap<string, NamedValue>;
  readonly #valueNames: ReadonlySet<string>;
  readonly #placeNames: ReadonlySet<string>;
  readonly #files: ReadonlySet<string>;
  readonly #nearFiles: NearPaths;
  #unknown = new Map<string, Unknown>();
  #findings: Finding[] = [];

  constructor(values: ReadonlyMap<string, NamedValue>, places: ReadonlySet<string>, files: ReadonlySet<string>) {
    this.#values = values;
    this.#valueNames = new Set(values.keys());
    this.#placeNames = places;
    this.#files = files;
    this.#nearFiles = new NearPaths(new Set(), files);
  }

  /** What a reference stands for, if anything. */
  value(name: string, pointer: Pointer): NamedValue | undefined {
    const value = this.#values.get(name);
    if (!value)
      this.#miss(pointer, {
        code: 'unknown-reference',
        message: `Nothing is called ${JSON.stringify(name)}`,
        name,
        known: this.#valueNames,
        otherwise: `Known are: ${[...this.#valueNames].slice(0, 12).join(', ')}.`,
        write: (right) => `\${${right}}`,
      });
    return value;
  }

  place(name: string, pointer: Pointer): string {
    if (!this.#placeNames.has(name))
      this.#miss(pointer, {
        code: 'unknown-place',
        message: `No place is called ${JSON.stringify(name)}`,
        name,
        known: this.#placeNames,
        otherwise: 'Add it to places, with its latitude and longitude.',
        write: String,
      });
    return name;
  }

  /** The drawing of an icon. */
  icon(name: string, pointer: Pointer): string {
    const icon = drawIcon(name);
    if (icon) return icon;
    const near = iconMeant(name) ?? guessCase(name, iconNames(), 'Look one up at https://tabler.io/icons.');
    const message = `There is no icon ${JSON.stringify(name)}.`;
    this.#report(name, { code: 'unknown-icon', pointer, message, ...near });
    return asHtml('');
  }

  /** The path of a picture. */
  file(path: string, pointer: Pointer): string {
    if (isRemote(path)) return path; // the rule remote-image says whether it may be
    if (!this.#files.has(path)) {
      const near = isFiller(path)
        ? { hint: 'Write the path of a file, such as /images/team.jpg, or remove the picture.' }
        : (fileMeant(path, this.#files) ??
          this.#nearFiles.of(path, 'Put the file there, or correct its name.', String));
      const message = `The public folder has no file ${JSON.stringify(path)}.`;
      this.#report(path, { code: 'missing-file', pointer, message, ...near });
    } else if (!isPicture(path)) {
      const hint = 'Save it as PNG, JPG, WebP, AVIF or SVG.';
      const message = `${JSON.stringify(path)} cannot be shown as a picture.`;
      this.#report(path, { code: 'picture-format', pointer, message, hint });
    }
    return path;
  }

  /** Everything found since this was last asked. */
  take(): Finding[] {
    const findings = this.#findings;
    for (const unknown of this.#unknown.values()) findings.push(...this.#explain(unknown));
    this.#findings = [];
    this.#unknown = new Map();
    return findings;
  }

  #miss(pointer: Pointer, what: Omit<Unknown, 'places'>): void {
    const key = `${what.code} ${what.name}`;
    const unknown = this.#unknown.get(key);
    if (unknown) unknown.places.push(pointer);
    else this.#unknown.set(key, { ...what, places: [pointer] });
  }

  #explain(unknown: Unknown): Finding[] {
    const { code, message, name, places, write } = unknown;
    const near = this.#nearTo(unknown);
    return places.map((pointer) => ({
      code,
      pointer,
      mark: write(name),
      found: write(name),
      message: `${message}.`,
      ...near,
    }));
  }

  #nearTo({ name, known, otherwise, write }: Unknown): Guess {
    const same = sameWord(name, known);
    if (same !== undefined) return certain(same, write);
    return guessCase(name, known, otherwise, write);
  }

  #report(written: string, finding: Omit<Finding, 'mark' | 'found'>): void {
    this.#findings.push({ ...finding, mark: written, found: written });
  }
}

function certain(name: string, write: (name: string) => string): Guess {
  return { hint: `Write ${JSON.stringify(write(name))}.`, suggestions: [name], cure: { replace: write(name) } };
}
