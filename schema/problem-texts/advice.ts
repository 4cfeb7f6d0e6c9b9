/** About what a right site could do better, and signs that are easily overlooked. */
import type { ProblemText } from './text.ts';

export const adviceTexts = {
  'unseen-sign': {
    means:
      'A value starts or ends with a no-break space, or holds a sign without any width. They come along when a text is pasted.',
    why: 'A link or a name with such a sign looks right and does not work.',
    cure: 'Delete the sign, or type the value anew.',
    example: 'broken/no-break-space-at-the-end',
  },
  'smart-quotes': {
    means:
      'A value stands in typographic quotes (“ ”), as word processors write them. YAML takes them for part of the value.',
    why: 'The quotes would be shown, or be part of an address that does not exist.',
    cure: 'Write straight quotes ("), or none.',
    example: 'broken/smart-quotes-around-link',
  },
  'home-page': {
    means: 'No page has the path "/".',
    why: 'Whoever types the name of the site sees that there is no page.',
    cure: 'Give the first page the path "/".',
    example: 'broken/no-home-page',
  },
  'empty-link': {
    means: 'A link has an address, but no words to click on.',
    why: 'Nobody sees it, and a screen reader can only spell its address.',
    cure: 'Write between the brackets where it leads, or remove it.',
    example: 'broken/link-without-words',
  },
  'vague-link': {
    means: 'The words of a link are "here", "read more" or the like.',
    why: 'People who hear the page often go from link to link. They hear "here", and not where it leads.',
    cure: 'Make the name of what the link leads to its words.',
    example: 'broken/vague-link',
  },
  'redirected-link': {
    means: 'A link leads to an old address, which sends visitors on to the new one.',
    why: 'Each step takes a second or more on a weak network.',
    cure: 'Link straight to the new address.',
    example: 'broken/link-through-redirect',
  },
  'redirect-spelling': {
    means:
      'A redirect is for another spelling of an address that is answered already: other capitals, or a slash at its end.',
    why: 'It is not needed, or it leads one spelling somewhere else than the other, which nobody expects.',
    cure: 'Remove it, or let both lead to the same place.',
    example: 'broken/redirect-of-another-spelling',
  },
  'duplicate-title': {
    means: 'Two pages have the same title.',
    why: 'Search results, tabs and bookmarks show the title, and nobody can tell the two apart.',
    cure: 'Say in each title what only that page has.',
    example: 'broken/duplicate-title',
  },
  'duplicate-description': {
    means: 'Two pages have the same description.',
    why: 'Search results show it below the title, and it says nothing about the page then.',
    cure: 'Say in each description what only that page has.',
    example: 'broken/duplicate-description',
  },
  'title-length': {
    means: 'The title is longer than search results show.',
    why: 'Its end is cut off there.',
    cure: 'Shorten it, and put what matters most first.',
    example: 'broken/title-too-long',
  },
  'description-length': {
    means:
      'The description is longer than search results show, or so short that they look for other words on the page.',
    why: 'What stands below the title in the results decides whether somebody opens the page.',
    cure: 'Write one or two whole sentences.',
    example: 'broken/description-too-short',
  },
  'canonical-page': {
    means: 'A page names as its main address one that is no page here, or one that search engines may not list.',
    why: 'Search engines then list neither of the two.',
    cure: 'Name the address of a page that may be listed, or remove the field.',
    example: 'broken/canonical-to-missing-page',
  },
  'hidden-home': {
    means: 'The home page asks search engines not to list it.',
    why: 'Nobody who looks for the site by its name will find it.',
    cure: 'Remove "noindex" from the page, unless the site is not to be found at all.',
    example: 'broken/hidden-home',
  },
  'orphan-page': {
    means: 'No link on the site leads to a page.',
    why: 'Visitors cannot come to it, and search engines think little of it.',
    cure: 'Link to it from a page that belongs with it, or from the footer.',
    example: 'broken/orphan-page',
  },
  'unused-file': {
    means: 'A file in the public folder is shown on no page, and no link leads to it.',
    why: 'It is copied with every build, and may hold what nobody wanted to publish.',
    cure: 'Use it, or delete it.',
    example: 'unused/picture',
  },
  'alt-text': {
    means: 'The alternative text of a picture is the name of its file, or says only that it is a picture.',
    why: 'People who do not see the picture hear this text in its place.',
    cure: 'Say in a few words what the picture shows.',
    example: 'broken/alt-text-is-a-file-name',
  },
  'stray-sign': {
    means: 'A value starts or ends with a quote that has no partner, or ends with a backslash.',
    why: 'The sign is shown on the page.',
    cure: 'Remove it, or write the missing quote.',
    example: 'broken/quote-at-the-end',
  },
  'cut-text': {
    means: 'Behind a space, the sign # starts a comment. What stands behind it in the line is not part of the text.',
    why: 'The text on the page ends in the middle.',
    cure: 'Put the whole text in double quotes. If the comment is meant, put it on a line of its own.',
    example: 'broken/comment-cuts-text',
  },
} satisfies Record<string, ProblemText>;
