import { basename } from 'node:path';
import { parentOf, valueAt } from '../../schema/values/pointer.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { atEnd } from './support/examples.ts';

const FILE_NAME = /\.(?:png|jpe?g|gif|webp|avif|svg|heic|tiff?)$/i;
/** Names that cameras and programs give to files, and words that fit any picture. */
const NO_NAME =
  /^(?:(?:img|dsc|dscn|pxl|screenshot|untitled)[-_ ]?\d*|image|picture|photo|graphic|logo|alt|alt text)$/i;

export const rule = defineRule({
  code: 'alt-text',
  severity: 'warning',
  title: 'The alternative text of a picture says nothing',
  means: 'The alternative text of a picture does not say what the picture shows, as a file name does not.',
  why: 'Visitors who cannot see the picture hear a file name in its place.',
  fix: 'Say in a few words what there is to see. An empty text marks mere decoration.',
  wrong: atEnd(`
      - type: feature
        heading: Our boats
        image:
          file: /images/boat.svg
          alt: boat.svg
        text: There are four.`),
  *lintPage({ manifest, uses }) {
    for (const { path, pointer } of uses.files) {
      if (!pointer.endsWith('/file')) continue;
      const image = valueAt(manifest, parentOf(pointer));
      const alt = isRecord(image) && typeof image['alt'] === 'string' ? image['alt'].trim() : '';
      const name = basename(path).replace(/\.\w+$/, '');
      const isName = FILE_NAME.test(alt) || NO_NAME.test(alt) || (alt === name && /[\d_-]/.test(name));
      if (!isName) continue;
      yield {
        pointer: `${parentOf(pointer)}/alt`,
        message: `${JSON.stringify(alt)} does not say what the picture shows.`,
        hint: 'Say it in a few words, for people who cannot see it; an empty text ("") marks mere decoration.',
        found: alt,
      };
    }
  },
});
