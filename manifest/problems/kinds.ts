/**
 * Every kind of problem with its severity and title. Made by `npm run generate` from the rules in manifest/rules/, so that a
 * problem can be reported without loading them.
 */

/** An error keeps the site from being built; a warning says what a reader or a search engine will stumble over. */
export type Severity = 'error' | 'warning';

export interface ProblemKind {
  severity: Severity;
  /** What is wrong, in a few words. */
  title: string;
}

const error = (title: string): ProblemKind => ({ severity: 'error', title });
const warning = (title: string): ProblemKind => ({ severity: 'warning', title });

export const problemKinds = {
  'alt-text': warning('The alternative text of a picture says nothing'),
  'analytics-service': error('Page views cannot be counted in this way'),
  'announcement-dates': error('The announcement ends before it begins'),
  'bad-encoding': error('The file is not UTF-8 text'),
  'brand-contrast': error('The brand colour cannot be read'),
  'broken-anchor': error('A link leads to nothing on its page'),
  'broken-catalog': error('A file of translations cannot be read'),
  'broken-font': error('A file is no font that pages can show'),
  'broken-link': error('A link leads to no page'),
  'broken-picture': error('A picture cannot be decoded'),
  'canonical-page': warning('A canonical address names no page that may be listed'),
  'claim-by-hand': warning('A figure is typed by hand'),
  'claim-drift': error('A claim is made with two numbers'),
  'collection-page': error('The page of a collection does not list it'),
  'counted-step': warning('A step has its number twice'),
  'cut-text': warning('The rest of a line counts as a comment'),
  'description-length': warning('A description is too short or too long for search results'),
  'doubtful-translation': warning('A translation may be that of another text'),
  'duplicate-description': warning('Two pages have one description'),
  'duplicate-title': warning('Two pages have one title'),
  'empty-link': error('A link has no words'),
  'font-letters': warning('A font lacks letters of the texts'),
  'foreign-letters': error('A translation has letters of another script'),
  'form-fields': error('The fields of a form do not fit'),
  'form-service': error('A form cannot be sent there'),
  'held-page': error('A published page needs one that is held back'),
  'hidden-home': warning('Search engines may not list the home page'),
  'home-page': error('There is no home page'),
  'impossible-date': warning('A day or a time does not exist'),
  'incomplete-file': error('A part of the file is missing'),
  'incomplete-translation': warning('A text is not translated'),
  'joined-lines': warning('The lines of a list run into one'),
  'large-picture': error('A picture is too large'),
  'list-items': error('A list has nothing to show'),
  'logo-picture': warning('The logo does not suit every place'),
  'lost-address': error('A published address leads nowhere'),
  'markdown-not-allowed': error('A text holds what a text may not hold'),
  'merge-conflict': error('A merge left two versions in the file'),
  'misplaced-entry': error('An entry is in the wrong list'),
  'missing-date': error('An entry of a feed has no date'),
  'missing-field': error('A field is missing'),
  'missing-file': error('A file is missing from the public folder'),
  'missing-profiles': error('A block shows profiles that the site does not have'),
  'missing-time-zone': warning('A moment without a time zone'),
  'missing-translation': warning('Words of the site are in English'),
  'misspelt-field': error('The name of a field is misspelt'),
  'new-address': warning('A page is not in the list of addresses yet'),
  'old-form': error('Something is written as an older version of Waybill had it'),
  'one-best': warning('Two plans are recommended'),
  'one-hero': error('A page starts with its only hero'),
  'opening-hours': error('Opening hours contradict each other, or are missing'),
  'orphan-page': warning('No link leads to a page'),
  'own-language': warning('The language of the site is among its translations'),
  'picture-format': error('A file cannot be shown as a picture'),
  'picture-parts': warning('A drawing holds what browsers leave out'),
  placeholder: error('Something is still to be replaced'),
  'public-file': error('A file of the public folder cannot be published'),
  'public-name': warning('The name of a file of the public folder'),
  'redirect-conflict': error('A redirect is never followed, or takes two steps'),
  'redirect-spelling': warning('Two spellings of an address are redirected apart'),
  'redirected-link': warning('A link leads to a redirect'),
  'reference-notation': error('A reference is not written as one'),
  'remote-image': error('A picture comes from a host that is not allowed'),
  'repeated-alt': warning('Two pictures of a page have the same alternative text'),
  'repeated-entry': warning('A menu has the same link twice'),
  'reserved-path': error('The site needs this path itself'),
  'row-length': error('A row of a table has too few or too many cells'),
  'search-page': error('The search has no page'),
  'shown-as-typed': warning('A text holds characters that visitors would see as they are typed'),
  'small-picture': warning('A picture is too small for its place'),
  'smart-quotes': error('A value is in typographic quotes'),
  'stray-sign': warning('A quote or a backslash is left over'),
  'text-too-long': error('A text is too long'),
  'title-length': warning('A title is too long for search results'),
  'translation-differs': error('A translation has other figures, links or marks than its source'),
  'unfinished-text': warning('A text is not written yet'),
  'unique-ids': error('Two parts of a page have one id'),
  'unique-paths': error('Two pages have one path'),
  'unknown-author': error('There is no such author'),
  'unknown-block': error('There is no such block type'),
  'unknown-braces': error('Waybill puts nothing in the place of these braces'),
  'unknown-category': error('There is no such category'),
  'unknown-collection': error('There is no such collection'),
  'unknown-drawing': error('There is no such drawing'),
  'unknown-endpoint': error('There is no such endpoint'),
  'unknown-field': error('There is no such field'),
  'unknown-icon': error('There is no such icon'),
  'unknown-parent': error('The parent is no page'),
  'unknown-place': error('There is no such place'),
  'unknown-reference': error('A reference names nothing'),
  'unknown-shared': error('There is no such shared block'),
  'unknown-tag': error('There is no such tag'),
  'unreachable-endpoint': warning('Visitors cannot reach an endpoint'),
  'unsafe-link': error('A link is no address'),
  'unsafe-translation': error('A text with a figure is not translated'),
  'unseen-sign': error('A value holds an invisible character'),
  'unused-file': warning('A file of the public folder is not used'),
  'vague-link': warning('The words of a link say nothing'),
  'wrong-count': error('A list is too short or too long'),
  'wrong-type': error('A value is of the wrong kind'),
  'wrong-value': error('A value is not one of those that fit'),
  'yaml-alias': error('Anchors and aliases are not used'),
  'yaml-documents': error('The file holds several documents'),
  'yaml-duplicate-key': error('A field is written twice'),
  'yaml-empty': error('The file holds nothing'),
  'yaml-syntax': error('The YAML cannot be read'),
  'yaml-tab': error('A line is indented with a tab'),
  'yaml-tag': error('A text starts with an exclamation mark'),
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problemKinds;

/** Returns the command that explains a code. */
export function explainCommandOf(code: ProblemCode): string {
  return `npx waybill explain ${code}`;
}
