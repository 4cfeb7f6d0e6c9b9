/** Lists the colour schemes in which pictures are taken. */
export const SCHEMES = ['light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];
