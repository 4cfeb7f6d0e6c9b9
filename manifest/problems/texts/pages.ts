/** About pages and what they are made of. */
import type { ProblemText } from './text.ts';

export const pageTexts = {
  'unique-paths': {
    means: 'Two pages have the same path, or paths that differ only in capital letters.',
    why: 'Only one of the two could be reached.',
    fix: 'Give one of them another path, or merge the two.',
    example: 'broken/duplicate-path',
  },
  'reserved-path': {
    means: 'A page has a path that the site needs for itself, such as that of its styles or of a form.',
    why: 'The page would hide what the site needs there, or would never be shown.',
    fix: 'Choose another path. It may not end with .html, either.',
    example: 'broken/reserved-path',
  },
  'unique-ids': {
    means: 'Two parts of one page have the same id, or a block takes one that the frame of the page uses.',
    why: 'A link to the id leads to the first of them, and visitors never get to the other.',
    fix: 'Choose another id for one of them. A shared block that stands twice on a page is better shown once.',
    example: 'broken/duplicate-block-id',
  },
  'one-hero': {
    means: 'A page starts with exactly one hero, and this one has none, two, or one further down.',
    why: 'The hero holds the main heading, by which visitors, search engines and screen readers know what the page is about.',
    fix: 'Let the first block be a hero, and make any other one a block of another type.',
    example: 'broken/two-heroes',
  },
  'unknown-parent': {
    means: 'A page names a parent that is no page, or that leads back to itself.',
    why: 'The trail at the top of the page, which shows visitors where they are, would break off.',
    fix: 'Write the path of an existing page, or remove the field.',
    example: 'broken/unknown-parent',
  },
  'unknown-shared': {
    means: 'A page shows a shared block whose name does not stand under "shared".',
    why: 'The block would be missing from the page.',
    fix: 'Correct the name, or add the block under "shared". A shared block cannot hold another one.',
    example: 'broken/unknown-shared-block',
  },
  'unknown-endpoint': {
    means: 'A form sends to an endpoint that does not stand under "endpoints".',
    why: 'The message of a visitor would reach nobody.',
    fix: 'Correct the name, or add the endpoint with its fields under "endpoints".',
    example: 'broken/unknown-endpoint',
  },
  'unknown-category': {
    means: 'An item is in a category that its block does not list.',
    why: 'Visitors who choose a category would never find the item.',
    fix: 'Correct the category, or add it to the list of the block.',
    example: 'broken/unknown-category',
  },
  'form-fields': {
    means:
      'The fields of a form do not fit together: two have one name, a choice offers nothing to choose, or a value is sent under the name of a field.',
    why: 'A part of what visitors write would be lost.',
    fix: 'Give each field a name of its own, and a choice at least one option.',
    example: 'broken/select-without-options',
  },
} satisfies Record<string, ProblemText>;
