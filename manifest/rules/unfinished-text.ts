import { isUnfinished } from '../words/filler.ts';
import { textsThat } from '../text/each-text.ts';
import { defineRule } from './rule.ts';

export const rule = defineRule({
  code: 'unfinished-text',
  severity: 'warning',
  title: 'A text is not written yet',
  means: 'A text is dummy text, such as "Lorem ipsum dolor", or a note that it is still to be written: "TODO: prices".',
  why: 'Visitors and search engines would read the note.',
  fix: 'Write the text, or remove the field. What is still to be settled may be named under "placeholders": the check with --launch lists it.',
  wrong: [['        heading: Our courses', '        heading: "TODO: write a heading"']],
  right: [['        heading: Our courses', '        heading: All about the TODO list of a sailor']],
  *lintPage({ manifest, site: { language } }) {
    const isNote = (text: string) => isUnfinished(text, language);
    for (const { text, pointerOf } of textsThat(isNote, { ...manifest, placeholders: undefined })) {
      const pointer = pointerOf();
      // A choice of a form and a cell of a table may say that something is not known yet.
      if (/\/(?:options|rows)\/\d+(?:\/\d+)?$/.test(pointer) && !/lorem/i.test(text)) continue;
      yield {
        pointer,
        message: 'This text is dummy text or a note to oneself, which visitors would read.',
        hint: 'Replace it by the real text, or remove the field.',
        found: text.slice(0, 60),
      };
    }
  },
});
