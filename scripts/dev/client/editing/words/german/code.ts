import type { englishCode } from '../english/code.ts';

/** What the editor says about code in German. */
export const germanCode: typeof englishCode = {
  part: 'Gezeigt wird',
  page: 'Die ganze Seite',
  file: 'Die ganze Datei',
  typedElsewhere: 'Was auf einer anderen Seite getippt wurde',
  save: 'Speichern (Strg+S)',
  discard: 'Änderung verwerfen',
  problems: 'Das sagt die Prüfung zum Quelltext',
  elsewhere: (sentence) => `An anderer Stelle der Datei: ${sentence}`,
  fix: 'Berichtigen',
  severity: { error: 'Fehler.', warning: 'Warnung.' },
};
