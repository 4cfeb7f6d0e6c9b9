import { counted } from '../../../../../../manifest/problems/sentence-parts.ts';

/** What the editor says about finding and replacing words in English. */
export const englishFind = {
  search: 'Find in all texts of the site',
  matchCase: 'Match case',
  wholeWords: 'Whole words only',
  inLinkTargets: 'Also in link addresses',
  findAll: 'Find in the texts',
  found: (places: number, parts: number) =>
    places === 0
      ? 'No text of the site contains these words.'
      : `${counted(places, 'place')} in ${counted(parts, 'part')} of the site.`,
  foundMore: (shown: number, places: number) =>
    `${places} places contain these words. Only the first ${shown} are shown and replaced; longer words find fewer.`,
  replaceBy: 'Replace with',
  replace: (places: number) => `Replace ${counted(places, 'place')}`,
  replaced: (places: number) => `Replaced: ${counted(places, 'place')}.`,
  leftOut: (texts: number) =>
    texts === 1
      ? '1 text was not changed, because the check would find an error in it:'
      : `${texts} texts were not changed, because the check would find errors in them:`,
  noneChosen: 'No place is selected. Nothing was saved.',
};
