/** Finds commands in square brackets, in the place of which other programs put something: of WordPress, a wiki, a forum. */
import type { NotationCheck } from './notation-check.ts';

export const shortcodes: NotationCheck[] = [
  {
    // Any that has attributes as they are written there, and those whose names are nothing else.
    pattern:
      /\[(?:gallery|caption|audio|video|playlist|embed)(?= [\w-]{1,30}=)[^[\]\n]{0,300}\](?!\()|\[\/(?:gallery|caption|audio|video|playlist|embed)\]|\[\/?(?:vc_\w{1,30}|et_pb_\w{1,30}|contact-form-7)(?=[ \]])[^[\]\n]{0,300}\](?!\()|\[[a-z][\w-]{1,30}(?: [\w-]{1,30}=["'”″][^"'”″\]\n]{0,200}["'”″]){1,10} ?\/?\](?!\()/g,
    reason: 'it is a shortcode of WordPress',
    hint: 'Remove it: galleries, films and forms are blocks of their own.',
  },
  {
    pattern: /\[(b|i|u|s|url|img|size|color|quote|code)(?:=[^\]\n]{0,200})?\]([^[\]\n]{0,300})\[\/\1\]/gi,
    reason: 'these are the marks of a forum (BBCode)',
    likely: ([, , words]) => words,
  },
  {
    pattern: /^[ \t]*\[\[?_?TOC_?\]\]?[ \t]*$/gim,
    reason: 'no table of contents is put here',
    hint: 'Remove it: a longtext with "layout: contents" lists its headings.',
  },
];
