/** Every kind of problem, for good: a code is never renamed. docs/problems/ has a page on each. */

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
  'yaml-syntax': error('The YAML cannot be read'),
  'yaml-tab': error('A line is indented with a tab'),
  'yaml-duplicate-key': error('A field is written twice'),
  'yaml-alias': error('Anchors and aliases are not used'),
  'yaml-tag': error('A text starts with an exclamation mark'),
  'yaml-documents': error('The file holds several documents'),
  'yaml-empty': error('The file holds nothing'),
  'merge-conflict': error('A merge left two versions in the file'),
  'incomplete-file': error('A part of the file is missing'),
  'text-too-long': error('A text is too long'),
  'bad-encoding': error('The file is not UTF-8 text'),
  'unknown-field': error('There is no such field'),
  'missing-field': error('A field is missing'),
  'misplaced-entry': error('An entry is in the wrong list'),
  'misspelt-field': error('The name of a field is misspelt'),
  'unknown-block': error('There is no such block type'),
  'wrong-type': error('A value is of the wrong kind'),
  'wrong-value': error('A value is not one of those that fit'),
  'wrong-count': error('A list is too short or too long'),
  'unknown-reference': error('A reference names nothing'),
  'reference-notation': error('A reference is not written as one'),
  'broken-link': error('A link leads to no page'),
  'broken-anchor': error('A link leads to no place on its page'),
  'unsafe-link': error('A link is no address'),
  'missing-file': error('A file is missing from the public folder'),
  'picture-format': error('A file cannot be shown as a picture'),
  'broken-picture': error('A picture cannot be decoded'),
  'large-picture': error('A picture is too large'),
  'picture-parts': warning('A drawing holds what browsers leave out'),
  'public-file': error('A file of the public folder cannot be published'),
  'public-name': warning('The name of a file of the public folder'),
  'remote-image': error('A picture comes from a host that is not allowed'),
  'unknown-icon': error('There is no such icon'),
  'unknown-place': error('There is no such place'),
  'markdown-not-allowed': error('A text holds what a text may not hold'),
  'unique-paths': error('Two pages have one path'),
  'reserved-path': error('The site needs this path itself'),
  'unique-ids': error('Two parts of a page have one id'),
  'one-hero': error('A page starts with its only hero'),
  'unknown-parent': error('The parent is no page'),
  'unknown-shared': error('There is no such shared block'),
  'unknown-endpoint': error('There is no such endpoint'),
  'unknown-category': error('There is no such category'),
  'redirect-conflict': error('A redirect is never followed, or takes two steps'),
  'form-fields': error('The fields of a form do not fit'),
  'brand-contrast': error('The brand colour cannot be read'),
  'claim-drift': error('A claim is made with two numbers'),
  'claim-by-hand': warning('A figure is typed by hand'),
  'lost-address': error('A published address leads nowhere'),
  'new-address': warning('A page is not in the list of addresses yet'),
  'unseen-sign': error('A value holds a sign that nobody sees'),
  'smart-quotes': error('A value stands in typographic quotes'),
  'home-page': error('There is no home page'),
  'empty-link': error('A link has no words'),
  'vague-link': warning('The words of a link say nothing'),
  'redirected-link': warning('A link leads to a redirect'),
  'redirect-spelling': warning('Two spellings of an address are redirected apart'),
  'duplicate-title': warning('Two pages have one title'),
  'duplicate-description': warning('Two pages have one description'),
  'title-length': warning('A title is too long for search results'),
  'description-length': warning('A description is too short or too long for search results'),
  'canonical-page': warning('A canonical address names no page that may be listed'),
  'hidden-home': warning('Search engines may not list the home page'),
  'orphan-page': warning('No link leads to a page'),
  'unused-file': warning('A file of the public folder is not used'),
  'alt-text': warning('The alternative text of a picture says nothing'),
  'stray-sign': warning('A quote or a backslash is left over'),
  'shown-as-typed': warning('A text holds characters that visitors would see as they are typed'),
  'impossible-date': warning('A day or a time does not exist'),
  'cut-text': warning('The rest of a line counts as a comment'),
  placeholder: error('Something is still to be replaced'),
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problemKinds;

/** The page of the documentation on a code, from the project's folder. */
export function docsOf(code: ProblemCode): string {
  return `docs/problems/${code}.md`;
}
