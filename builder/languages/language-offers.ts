/** Writes the texts that offer visitors a page in another language. */
import type { LanguageOffers } from '../../renderer/layout/language-offer.ts';
import { OFFERS_FILE } from '../../schema/addresses/layout-ids.ts';
import type { StagingFolder } from '../output/staging.ts';
import type { BuildInput } from '../pages/checked-input.ts';
import type { LanguageInput } from './read-languages.ts';

/** Writes the file, for a site that has other languages than its own. */
export function putLanguageOffers(own: BuildInput, languages: LanguageInput[], output: StagingFolder): void {
  if (languages.length === 0) return;
  const offers = [own, ...languages.map(({ input }) => input)].map(({ maker }) => {
    const { language, labels } = maker.sitePart.site;
    return [language, { text: labels.inThisLanguage, close: labels.close }] as const;
  });
  output.put(OFFERS_FILE, JSON.stringify(Object.fromEntries(offers) satisfies LanguageOffers));
}
