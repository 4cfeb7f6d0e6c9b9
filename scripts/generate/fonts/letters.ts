/** Lists the characters that the two sets of a font hold, as far as the font has them. */

/** What English, German, French, Spanish, Portuguese, Italian, Dutch and the Nordic languages are written with, and signs. */
export const LATIN = between(0x20, 0x7e) + between(0xa0, 0xff) + 'ŒœŸ‹›„“”‚‘’–—…•←↑→↓×−′″€₹™†‡\u2009\u202F';

/** The same, and every other Latin letter: of Central and Eastern Europe, Turkish, Vietnamese and more. */
export const EXTENDED = LATIN + between(0x100, 0x24f) + between(0x1e00, 0x1eff) + 'ʻʼ';

/** Letters that Unicode does not take apart, and the letter whose shape they have. */
export const SHAPE_OF: Record<string, string> = {
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ł: 'L',
  ł: 'l',
  Ŋ: 'N',
  ŋ: 'n',
  Ŧ: 'T',
  ŧ: 't',
};

/** Letters whose mark is to the right, where other letters of the same shape end. */
export const WIDE_TO_THE_RIGHT = 'ďĎľĽťƠơƯưŉ';

function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
