/** About the words of texts and links. */
import type { ProblemText } from './text.ts';

export const wordsTexts = {
  'unseen-sign': {
    means: 'A value holds a sign that takes no room on the screen, such as a no-break space at its end.',
    why: 'An address with such a sign leads nowhere, though it looks right.',
    cure: 'Delete the sign, or type the value anew instead of pasting it.',
    example: 'broken/no-break-space-at-the-end',
  },
  'smart-quotes': {
    means:
      'A value stands in typographic quotes. YAML knows only straight ones and takes these for a part of the value.',
    why: 'A link or a name with quotes in it fits nothing.',
    cure: 'Write straight quotes in their place.',
    example: 'broken/smart-quotes-around-link',
  },
  'empty-link': {
    means: 'A link has an address, but no words to click on.',
    why: 'Nobody can see it, and a screen reader reads out a bare address.',
    cure: 'Write between the square brackets where the link leads.',
    example: 'broken/link-without-words',
  },
  'vague-link': {
    means: 'The words of a link, such as "here", do not say where it leads.',
    why: 'Screen readers read links out alone, and hurried readers see nothing else.',
    cure: 'Make the name of the page, or what visitors find there, the words of the link.',
    example: 'broken/vague-link',
  },
  'alt-text': {
    means: 'The alternative text of a picture does not say what the picture shows, as a file name does not.',
    why: 'Visitors who cannot see the picture hear a file name in its place.',
    cure: 'Say in a few words what there is to see. An empty text marks mere decoration.',
    example: 'broken/alt-text-is-a-file-name',
  },
  'stray-sign': {
    means: 'A text begins or ends with a quote or a backslash that belongs to nothing.',
    why: 'Visitors will see it.',
    cure: 'Remove the sign, or write the one that is missing.',
    example: 'broken/backslash-at-the-end',
  },
  'cut-text': {
    means: 'A # with a space before it makes a comment of the rest of the line.',
    why: 'Visitors see only the first half of the text.',
    cure: 'Put the whole text in double quotes. If it is a comment, put a space behind the #.',
    example: 'broken/comment-cuts-text',
  },
} satisfies Record<string, ProblemText>;
