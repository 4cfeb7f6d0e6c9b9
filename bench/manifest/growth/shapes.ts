/** An input of any size, and the work that is measured with it. */
export interface Shape {
  name: string;
  /** Some characters, or some pages. It is measured at four times as many, too. */
  size: number;
  /** Makes the input of a size; what it returns is what is measured. */
  make(size: number): () => unknown;
}

/** Pieces of which a hostile text is made, again and again: each is the start of something, or nearly something. */
export const UNITS = [
  'a', ' ', '\t', '.', '-', '@', '/', '"', "'", '\\', '*', '_', '`', '~', '#', '|', '[', ']', '(', '<', '>', '&', '$', '{', '}', '%', '+', ':', '•', '\u00A0', '\u200B', '\u00AD', '\uFFFC', 'é', 'यात्रा ', '😀',
  'a@', 'a@......', 'a@a.', 'm.', 'mailto:a', 'help@example.', 'https://', 'http:/', 'htps', 'www.', 'a.b/', '//', '/a', 'tel:+', '+91 22 ', '0-0- ', '12 ', '12 12 12 ', '1,2,', 'twelve ', 'one hundred and ', 'more than ', 'plus-', "a-'", '12 a-', 'things ', '12 things ', '12 12 12 things ', 'a. ', 'A. 12 things! ',
  '**', '**a ', '** a ', '**a** ', '__a ', '*a ', '*a* ', '_a_ ', '***a', '`a', '`a` ', '```\n', '~~a', '~~a~~ ', '[a', '[a](', '[a](/x', '[a](/x) ', '[a] (/x) ', '[a][', '(a)[', '(a)[/x] ', '[[', '[[a', '[[a]] ', '](', '![', '![a](/x) ', '[a]: ', '[b]', '[cite', '【', '[^', '[a|',
  '<b', '<b>', '<b>a</b> ', '<a href=', '<a href="x">', '<br>', '<!--', '</', '<path d="', '&nbsp', '&nbsp;', '&#', '&amp; ', '\\n', '\\u00', "\\'",
  '${', '${a', '${a}', '$${', '${mail} ', '${mail', '${phones.', '${figures.x} ', '${figures.n1', '{{', '{{a', '{{a}} ', '{%', '<%', '#{', '$a ', '%a', 'phones.', 'phones.office ', '{mail',
  '- ', '-a\n', '• a\n', '1)a\n', '1.a\n', '* a\n', '> ', '>a\n', '| a ', '| a |\n', '|-', '##', '##a\n', '# a\n', '## a\n\n', '## a\n', '===\n', '---\n', '- a\n', '- a\n  - b\n', 'a\n\n', 'a\n', '\n',
  '31/04/2026 ', '2026-02-30 ', '30 February ', 'Feb 3', '9:00 to 25:00 ', '25:00', '12 of May ', '00000000', '0 0 0 0 ', 'c.example.', '@a.test', 'Lorem ipsum ', 'head office is in ', 'click here ', '“', '"a" ',
]; // prettier-ignore
