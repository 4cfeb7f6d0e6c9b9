/** Looks up names in texts: values, places, icons and files. An unknown name is reported with the names that may be intended. */
import { BrokenNames, namesIn } from './broken-names.ts';
import { isFiller } from '../words/filler.ts';
import { fieldsAt } from '../explain/schema-at.ts';
import { asHtml } from '../../schema/values/html.ts';
import type { Html } from '../../schema/values/html.ts';
import type { PublicFiles } from '../public/public-folder.ts';
import { drawingFile, drawingNames } from './drawings.ts';
import { drawIcon } from './icons/icons.ts';
import { drawOwnIcon, ownIconFile } from './icons/own-icons.ts';
import { explainIcon } from './icons/unknown-icon.ts';
import { isPicture, isRemote } from './images.ts';
import { SimilarPaths } from './links/similar-path.ts';
import { nameList } from '../problems/sentence-parts.ts';
import type { Finding } from '../problems/problem.ts';
import { parentOf } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { explainReference, written } from '../text/missing-reference.ts';
import type { NamedValue } from '../text/references.ts';
import type { NamedValues } from '../text/named-values.ts';
import { similarFile } from './similar-file.ts';
import { explainSeveral, chooseOne, severalNames } from '../words/several-names.ts';
import { correction, guessWithFix, sameWord } from '../words/suggest.ts';
import type { Guess } from '../words/suggest.ts';

/** What a file is for: a picture is shown, any other one is played, offered as a download, or loaded with the page. */
export type FileKind = 'picture' | 'any' | 'download' | 'part';

export class NameLookup {
  readonly #manifest: unknown;
  readonly #values: NamedValues;
  readonly #brokenNames: BrokenNames;
  /** Undefined where `places` is invalid, so that its names are unknown. */
  readonly #placeNames: ReadonlySet<string> | undefined;
  readonly #files: PublicFiles;
  readonly #ownIcons = new Map<string, Html>();
  readonly #nearFiles: SimilarPaths;
  readonly #add: (finding: Finding) => void;

  constructor(manifest: unknown, values: NamedValues, files: PublicFiles, add: (finding: Finding) => void) {
    this.#add = add;
    this.#manifest = manifest;
    this.#values = values;
    this.#brokenNames = new BrokenNames(manifest);
    const places = namesIn(manifest, 'places');
    this.#placeNames = places && new Set(places);
    this.#files = files;
    this.#nearFiles = new SimilarPaths(new Set(), files);
  }

  /** Returns what a reference stands for, if anything. */
  value(name: string, pointer: Pointer): NamedValue | undefined {
    const value = this.#values.byName.get(name);
    if (!value && !this.#brokenNames.has(name))
      this.#report(written(name), { code: 'unknown-reference', pointer, ...explainReference(name, this.#values) });
    return value;
  }

  place(name: string, pointer: Pointer): string {
    if (this.#placeNames?.has(name) === false)
      this.#report(name, {
        code: 'unknown-place',
        pointer,
        ...advisePlace(name, this.#placeNames, /\/\d+$/.test(pointer)),
      });
    return name;
  }

  /** Returns the file of an icon that the site brings itself. */
  ownIcon(name: string): string | undefined {
    return ownIconFile(name, this.#files);
  }

  /** Returns the drawing of an icon: the site's own comes before one of the collection. */
  icon(name: string, pointer: Pointer): string {
    const own = this.ownIcon(name);
    const icon = own === undefined ? drawIcon(name) : this.#drawOwn(own);
    if (icon !== undefined) return icon;
    const { message, ...advice } = explainIcon(name, this.#files);
    const asImage = advice.fix ? undefined : this.#asImage(name, pointer);
    this.#report(name, {
      code: 'unknown-icon',
      pointer,
      message,
      ...(asImage === undefined ? advice : { hint: asImage }),
    });
    return asHtml('');
  }

  /** Says how a picture is written that is in the place of an icon, where its object may have one. */
  #asImage(name: string, pointer: Pointer): string | undefined {
    const hasImage =
      isPicture(name) && fieldsAt(this.#manifest, parentOf(pointer)).some((field) => field.name === 'image');
    return hasImage
      ? `An icon is a name. A picture is the field "image": write "image: {file: ${name}, alt: …}" in its place.`
      : undefined;
  }

  #drawOwn(path: string): Html {
    const before = this.#ownIcons.get(path);
    if (before !== undefined) return before;
    const icon = drawOwnIcon(path, this.#files);
    this.#ownIcons.set(path, icon);
    return icon;
  }

  drawing(name: string, pointer: Pointer): string {
    if (this.#files.has(drawingFile(name))) return name;
    const drawings = drawingNames(this.#files);
    const plain = name.replace(/^.*[\\/]/, '').replace(/\.svg$/i, '');
    const near = drawings.includes(plain)
      ? correction(plain, { why: 'a name, without folder and ending' })
      : guessWithFix(
          name,
          drawings,
          `Put ${JSON.stringify(`${plain}.svg`)} into public/drawings, or remove the drawing.`,
        );
    this.#report(name, {
      code: 'unknown-drawing',
      pointer,
      message: `There is no drawing ${JSON.stringify(name)}.`,
      ...near,
    });
    return name;
  }

  /** Returns the path of a picture, or of another file. */
  file(path: string, pointer: Pointer, kind: FileKind): string {
    if (isRemote(path)) {
      if (kind === 'download') this.#report(path, { code: 'missing-file', pointer, ...ELSEWHERE });
      if (kind === 'part') this.#report(path, { code: 'missing-file', pointer, ...partElsewhere(pointer) });
      return path; // of a picture, the rule remote-image says whether it may be
    }
    if (!this.#files.has(path)) {
      const several = severalNames(path, this.#files);
      const near = several
        ? chooseOne(several)
        : isFiller(path)
          ? { hint: 'Write the path of a file, such as /images/team.jpg, or remove the picture.' }
          : (similarFile(path, this.#files) ??
            this.#nearFiles.of(
              path,
              isFont(pointer) && !path.includes('/') ? FOR_FONT : 'Put the file there, or correct its name.',
              String,
            ));
      const message = `The public folder has no file ${JSON.stringify(path)}.`;
      this.#report(path, { code: 'missing-file', pointer, message, ...near });
    } else if (kind === 'picture' && !isPicture(path)) {
      const hint = /\.gif$/i.test(path) ? FOR_GIF : 'Save it as PNG, JPG, WebP, AVIF or SVG.';
      const message = `${JSON.stringify(path)} cannot be shown as a picture.`;
      this.#report(path, { code: 'picture-format', pointer, message, hint });
    }
    return path;
  }

  #report(mark: string, finding: Omit<Finding, 'mark' | 'found'>): void {
    this.#add({ ...finding, mark, found: mark });
  }
}

const ELSEWHERE = {
  message: 'A download is a file of the public folder, and this one is at another site.',
  hint: 'Put the file into the folder public and write its path, such as /files/menu.pdf; or link to the address in a text.',
};

/** Says what to do with a file of another site that pages load themselves. */
function partElsewhere(pointer: Pointer): Pick<Finding, 'message' | 'hint'> {
  return isFont(pointer)
    ? {
        message:
          'A font is a file of the public folder: no page loads one from another site, which would learn of every visitor.',
        hint: 'Download it as a WOFF2 file into public/fonts, and write its path, such as /fonts/name.woff2.',
      }
    : {
        message: 'This is a file of the public folder, and the address leads to another site.',
        hint: 'Put the file into the folder public, and write its path.',
      };
}

const isFont = (pointer: Pointer): boolean => pointer.startsWith('/theme/fonts/');
const FOR_FONT =
  'The name of a font is not enough: put its file there as WOFF2 or TTF, and write its path, such as /fonts/name.woff2.';

const FOR_GIF =
  'Save it as PNG or WebP. If it moves, save it as MP4 and show it with the block video: a tenth of the bytes, and visitors can stop it.';

function advisePlace(name: string, placeNames: ReadonlySet<string>, isEntry: boolean): Guess & { message: string } {
  const message = `No place is called ${JSON.stringify(name)}.`;
  const several = severalNames(name, placeNames);
  if (several) return { message, ...(isEntry ? explainSeveral(several) : chooseOne(several)) };
  const same = sameWord(name, placeNames);
  if (same !== undefined) return { message, ...correction(same) };
  const there = placeNames.size === 0 ? '' : `There are: ${nameList(placeNames)}. `;
  return { message, ...guessWithFix(name, placeNames, `${there}Add it to places, with its latitude and longitude.`) };
}
