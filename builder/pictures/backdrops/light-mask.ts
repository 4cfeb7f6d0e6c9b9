/** Computes how light a pixel may be under words, by the ratio of WCAG. */

/** The colours behind and of the text: #rrggbb, of each scheme. */
export interface WordColours {
  /** What the picture is darkened with. */
  deep: string;
  words: string;
}

/** What each channel of a darkened pixel adds to its luminance, and the highest luminance that the text allows. */
export interface LightMask {
  red: Float64Array;
  green: Float64Array;
  blue: Float64Array;
  most: number;
}

/** Returns the mask for a share of the darkening colour, and the ratio that words need. */
export function lightMask(share: number, { deep, words }: WordColours, ratio: number): LightMask {
  const channel = (index: number, weight: number) => {
    const dark = channelsOf(deep)[index]!;
    return Float64Array.from({ length: 256 }, (_, light) => weight * linear(dark * share + light * (1 - share)));
  };
  const most = (luminance(words) + 0.05) / (ratio + MARGIN) - 0.05;
  return { red: channel(0, 0.2126), green: channel(1, 0.7152), blue: channel(2, 0.0722), most };
}

/** Allowance for changes by the encoder. */
const MARGIN = 0.15;

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the light of a channel, 0 to 1, as WCAG 2.2 defines it. */
function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
