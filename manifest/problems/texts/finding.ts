/** About being found: by visitors on the site and by search engines. */
import type { ProblemText } from './text.ts';

export const findingTexts = {
  'home-page': {
    means: 'No page has the path "/".',
    why: 'The logo of every page leads there, and so does the bare address of the site.',
    fix: 'Give the home page the path "/".',
    example: 'broken/no-home-page',
  },
  'redirected-link': {
    means: 'A link leads to an address that is redirected.',
    why: 'Visitors wait for two answers in the place of one.',
    fix: 'Link straight to the page that the redirect leads to.',
    example: 'broken/link-through-redirect',
  },
  'redirect-spelling': {
    means: 'A redirect starts at another spelling of an address that leads elsewhere.',
    why: 'Visitors do not tell capital letters from small ones and would land on the wrong page.',
    fix: 'Let both spellings lead to one page, or choose another address.',
    example: 'broken/redirect-of-another-spelling',
  },
  'duplicate-title': {
    means: 'Two pages have the same title.',
    why: 'In search results and among open tabs nobody can tell the two from each other.',
    fix: 'Say in each title what sets the page apart.',
    example: 'broken/duplicate-title',
  },
  'duplicate-description': {
    means: 'Two pages have the same description.',
    why: 'In a list of search results nobody can tell the two from each other.',
    fix: 'Say in each description what visitors find on that page alone.',
    example: 'broken/duplicate-description',
  },
  'title-length': {
    means: 'A title has more characters than search results show.',
    why: 'Its end is cut off, often in the middle of a word.',
    fix: 'Shorten the title, or put what matters first.',
    example: 'broken/title-too-long',
  },
  'description-length': {
    means: 'A description is shorter or longer than what search results show.',
    why: 'A long one is cut off; in the place of a short one search engines choose words of their own.',
    fix: 'Write one or two sentences of the length that the message names.',
    example: 'broken/description-too-long',
  },
  'canonical-page': {
    means:
      'The canonical address of a page names one that may not be listed, or stands on a page that may not be listed itself.',
    why: 'Search engines get two orders that contradict each other, and may drop both pages.',
    fix: 'Remove the canonical address, or let search engines list the page.',
    example: 'broken/canonical-of-hidden-page',
  },
  'hidden-home': {
    means: 'Search engines may list other pages, but not the home page.',
    why: 'Who searches for the name of the site does not find its first page.',
    fix: 'Remove the line that hides the home page. A site that is not to be found at all says so on every page.',
    example: 'broken/hidden-home',
  },
  'orphan-page': {
    means: 'No link leads to this page from the home page, the navigation or the footer.',
    why: 'Only those who know its address will ever see it.',
    fix: 'Link to it where visitors will look for it. If it is not to be found, write robots: noindex,follow.',
    example: 'broken/orphan-page',
  },
  'unused-file': {
    means: 'A file of the public folder is neither shown nor linked anywhere.',
    why: 'It is published all the same, and visitors could find what nobody looks after any more.',
    fix: 'Delete the file, or use it.',
    example: 'broken/alt-text-is-a-file-name',
  },
} satisfies Record<string, ProblemText>;
