/** About the words of texts and links. */
import type { ProblemText } from './text.ts';

export const wordsTexts = {
  'reference-notation': {
    means:
      'A reference is written in the way of another program, such as {{phones.office}}, or lacks its closing brace.',
    why: 'It stands for nothing, so visitors read the notation in the place of the number or the name.',
    fix: 'Write a dollar sign and the name in braces: ${phones.office}. Write $${…} to show the notation itself.',
    example: 'broken/reference-without-end',
  },
  'shown-as-typed': {
    means:
      'A text holds Markdown, HTML or another notation that does nothing in its place, such as **bold** in a heading, a link without its closing parenthesis, or a bullet that starts no list.',
    why: 'Visitors read the characters as they are typed, and screen readers read them out.',
    fix: 'Write what the message suggests. docs/text.md says which fields take Markdown, and what it can do there. A backslash in front of a character shows it as it is, where Markdown is taken.',
    example: 'broken/markdown-in-plain-text',
  },
  'impossible-date': {
    means: 'A text names a day or a time that does not exist, such as 31 April or 25:00.',
    why: 'Visitors cannot tell which day is meant, and come or call in vain.',
    fix: 'Write the day or the time that is meant.',
    example: 'broken/impossible-day',
  },
  'unseen-sign': {
    means: 'A value holds a sign that takes no room on the screen, such as a no-break space at its end.',
    why: 'An address with such a sign leads nowhere, though it looks right.',
    fix: 'Delete the sign, or type the value anew instead of pasting it.',
    example: 'broken/no-break-space-at-the-end',
  },
  'smart-quotes': {
    means:
      'A value stands in typographic quotes. YAML knows only straight ones and takes these for a part of the value.',
    why: 'A link or a name with quotes in it fits nothing.',
    fix: 'Write straight quotes in their place.',
    example: 'broken/smart-quotes-around-link',
  },
  'empty-link': {
    means: 'A link has an address, but no words to click on.',
    why: 'Nobody can see it, and a screen reader reads out a bare address.',
    fix: 'Write between the square brackets where the link leads.',
    example: 'broken/link-without-words',
  },
  'vague-link': {
    means: 'The words of a link, such as "here", do not say where it leads.',
    why: 'Screen readers read links out alone, and hurried readers see nothing else.',
    fix: 'Make the name of the page, or what visitors find there, the words of the link.',
    example: 'broken/vague-link',
  },
  'alt-text': {
    means: 'The alternative text of a picture does not say what the picture shows, as a file name does not.',
    why: 'Visitors who cannot see the picture hear a file name in its place.',
    fix: 'Say in a few words what there is to see. An empty text marks mere decoration.',
    example: 'broken/alt-text-is-a-file-name',
  },
  'stray-sign': {
    means: 'A text begins or ends with a quote or a backslash that belongs to nothing.',
    why: 'Visitors will see it.',
    fix: 'Remove the sign, or write the one that is missing.',
    example: 'broken/backslash-at-the-end',
  },
  'cut-text': {
    means: 'A # with a space before it makes a comment of the rest of the line.',
    why: 'Visitors see only the first half of the text.',
    fix: 'Put the whole text in double quotes. If it is a comment, put a space behind the #.',
    example: 'broken/comment-cuts-text',
  },
} satisfies Record<string, ProblemText>;
