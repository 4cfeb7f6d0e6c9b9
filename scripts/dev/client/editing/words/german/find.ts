import { countedNoun } from './counted-noun.ts';
import { parts } from './german.ts';
import type { englishFind } from '../english/find.ts';

/** What the editor says about finding and replacing words in German. */
export const germanFind: typeof englishFind = {
  search: 'In allen Texten der Website suchen',
  matchCase: 'Groß- und Kleinschreibung beachten',
  wholeWords: 'Nur ganze Wörter',
  inLinkTargets: 'Auch in den Adressen von Links',
  findAll: 'In den Texten suchen',
  found: (places, count) =>
    places === 0
      ? 'Kein Text der Website enthält diese Wörter.'
      : `${countedNoun(places, 'Stelle', 'Stellen')} ${parts(count)}.`,
  foundMore: (shown, places) =>
    `${places} Stellen enthalten diese Wörter. Nur die ersten ${shown} werden gezeigt und ersetzt; längere Wörter finden weniger.`,
  replaceBy: 'Ersetzen durch',
  replace: (places) => `${countedNoun(places, 'Stelle', 'Stellen')} ersetzen`,
  replaced: (places) => `Ersetzt: ${countedNoun(places, 'Stelle', 'Stellen')}.`,
  leftOut: (texts) =>
    texts === 1
      ? '1 Text wurde nicht geändert, weil die Prüfung darin einen Fehler fände:'
      : `${texts} Texte wurden nicht geändert, weil die Prüfung darin Fehler fände:`,
  noneChosen: 'Es ist keine Stelle ausgewählt. Es wurde nichts gespeichert.',
};
