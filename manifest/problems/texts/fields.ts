/** About fields and their values. */
import type { ProblemText } from './text.ts';

export const fieldTexts = {
  'unknown-field': {
    means:
      'There is a field whose name nothing knows in this place, or one that belongs to what is around it or above it.',
    why: 'What it holds would not be shown anywhere, and nobody would notice.',
    fix: 'Look at the suggestion, or at the fields of the block in docs/blocks.md. A field that is right but stands in the wrong column belongs elsewhere: check its indentation.',
    example: 'broken/misspelt-optional-field',
  },
  'missing-field': {
    means: 'A field that has to be there is not.',
    why: 'The page would have a gap, such as a heading, a description for search engines or the address behind a button.',
    fix: 'Add a line with the name of the field, a colon and its value. The message says which one, docs/blocks.md says what belongs there.',
    example: 'broken/missing-meta-description',
  },
  'misspelt-field': {
    means:
      'A field that has to be there is missing, and one with nearly its name, or with the name that other programs give it, stands in its place.',
    why: 'The text is written, but would not be shown.',
    fix: 'Write the name as the message gives it. Names of fields are case-sensitive, and mostly small letters.',
    example: 'broken/misspelt-required-field',
  },
  'misplaced-entry': {
    means: 'An entry of one list stands in another one, mostly because it is indented too far or too little.',
    why: 'A block among the pages, or a question among the blocks, would not be shown where it was meant to be.',
    fix: 'Move the entry, with all its lines, as many spaces to the left or to the right as the message says. The check with --fix does it.',
    example: 'broken/block-among-pages',
  },
  'unknown-block': {
    means: 'A block names a type that does not exist.',
    why: 'Nothing could be shown in its place.',
    fix: 'Take one of the types that the message lists. docs/blocks.md shows each with an example.',
    example: 'broken/unknown-block-type-near',
  },
  'wrong-type': {
    means:
      'A value is of another kind than its field takes: a number where a text belongs, a text where a list belongs.',
    why: 'YAML quietly turns +91 981 into a number without its plus sign, or 1.10 into 1.1; visitors would dial or read something wrong.',
    fix: 'Put texts that look like numbers, or are yes, no or true, in double quotes. Start each item of a list with a hyphen and a space.',
    example: 'broken/phone-without-quotes',
  },
  'wrong-value': {
    means: 'A value is not one of those that fit, or is not written in the form that its field needs.',
    why: 'A phone number without its country code cannot be called from abroad, and an unknown layout cannot be shown.',
    fix: 'The message says which values there are, or what form is expected. Choose one, or write it in that form.',
    example: 'broken/unknown-value-near',
  },
  'wrong-count': {
    means: 'A list has fewer items than it needs, or more than its block can show.',
    why: 'The block would look broken: one lonely figure in a row of four, or buttons that do not fit in their line.',
    fix: 'Add or remove items until the number fits, or move some of them into another block.',
    example: 'broken/too-many-items',
  },
  'text-too-long': {
    means:
      'A text has more characters than its place has room for. A very long one is mostly a quote that was never closed.',
    why: 'Headings would run over pictures, and search engines would cut off titles and descriptions.',
    fix: 'Shorten the text, or move a part of it into a block for long texts.',
    example: 'broken/too-long-text',
  },
  'unknown-reference': {
    means: 'A reference such as ${phones.office} names something that is not written anywhere in the manifest.',
    why: 'Visitors would see the bare reference, or nothing, where a number or a fact should be.',
    fix: 'Correct the name, or add the value under "phones", "figures" or wherever it belongs. Write $${…} to show the notation itself.',
    example: 'broken/unknown-reference-in-text',
  },
  'markdown-not-allowed': {
    means: 'A text holds HTML, a picture, code or a heading where its place takes none.',
    why: 'Such pieces would break the layout of the page and make it harder to read aloud for blind visitors.',
    fix: 'Write plain text or the Markdown that docs/text.md lists. Pictures, buttons and main headings are fields and blocks of their own.',
    example: 'broken/html-in-markdown',
  },
  'unknown-icon': {
    means: 'There is no icon of this name in the collection.',
    why: 'There would be an empty space in the place of the picture.',
    fix: 'Take a name from https://tabler.io/icons, such as heartbeat.',
    example: 'broken/unknown-icon-near',
  },
  'unknown-place': {
    means: 'A chart names a place that is not listed under "places".',
    why: 'The point or the flight could not be drawn on the map.',
    fix: 'Correct the name, or add the place with its latitude and longitude under "places".',
    example: 'broken/unknown-place-near',
  },
  'brand-contrast': {
    means: 'A colour of the brand is too near to the colours that it stands on.',
    why: 'Many visitors could not read links and buttons in it, least of all in sunlight or with weak eyes.',
    fix: 'Take a darker accent for the light scheme, a lighter one for the dark scheme. The message says how far off the colour is.',
    example: 'broken/pale-brand-colour',
  },
  placeholder: {
    means:
      'A text still holds a mark for something that is not final, or a made-up number or address. Only the check with --launch tells of it.',
    why: 'Visitors would call a number that does not exist, or read a sample in the place of a fact.',
    fix: 'Replace the text by the real one and remove the mark, also under "placeholders".',
    example: 'launch/placeholders',
  },
} satisfies Record<string, ProblemText>;
