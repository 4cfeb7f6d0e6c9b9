import type { TouchedValue, ChangeLocation } from '../../../editing/plans/touched-parts.ts';
import type { StaleCatalog } from '../../../editing/plans/stale-catalogs.ts';
import type { ReferenceUse } from '../../../editing/texts/page-text.ts';
import { capital } from './capital.ts';
import type { english } from './english.ts';
import { number } from './german-numbers.ts';

const pages = (count: number) => number(count, 'Seite', 'Seiten');
const onPages = (count: number) => `auf ${number(count, 'Seite', 'Seiten')}`;
const lines = (count: number) => (count === 1 ? '1 Zeile der Datei geändert.' : `${count} Zeilen der Datei geändert.`);
const parts = (count: number) => `in ${number(count, 'Teil', 'Teilen')} der Website`;
const unread = (file: string) =>
  `${file} kann nicht gelesen werden: Welche Übersetzungen dann veralten, ist nicht bekannt.`;

/** What the editor says in German. */
export const german: typeof english = {
  lang: 'de',
  edit: 'Bearbeiten',
  editKey: 'Die Texte dieser Seite bearbeiten (F2)',
  done: 'Fertig',
  doneKey: 'Nicht mehr bearbeiten (F2)',
  end: 'Beenden',
  ended: 'Das Bearbeiten ist beendet. Alles ist geschrieben; dieser Tab kann geschlossen werden.',
  open: 'Ein Text ist noch nicht geschrieben. Berichtige ihn, oder drücke darin Escape, und beende dann noch einmal.',
  editor: 'Bearbeiten der Seite',
  opening: 'Der Text wird geöffnet. Was getippt wird, kommt hinein.',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  texts: 'Texte dieser Seite. Die Pfeiltasten führen von einem zum nächsten, Enter bearbeitet einen.',
  name: (names, isMarkdown) => `${capital(names.join(' in '))}, ${isMarkdown ? 'Text mit Markdown' : 'Text'}`,
  started: (count) =>
    `${number(count, 'Text', 'Texte')} dieser Seite: Klicke auf einen, oder nimm die Pfeiltasten und Enter.`,
  nothing: 'Diese Seite zeigt keinen Text der Datei.',
  translated: ({ file, source }) =>
    `Diese Seite ist eine Übersetzung: Ihre Texte stehen in ${file}, jeder unter seinem Original. Was in der Sprache der Website geschrieben ist, wird auf ${source} bearbeitet.`,
  source: 'Diese Seite öffnen',
  keeps: {
    line: 'Enter behält es. Escape lässt es, wie es war.',
    paragraph: 'Enter behält es, Umschalt und Enter macht eine neue Zeile. Escape lässt es, wie es war.',
    lines: 'Wer das Feld verlässt, behält es; ebenso Strg und Enter. Escape lässt es, wie es war.',
  },
  written: (count) => `Behalten: ${lines(count)}`,
  undone: (count) => `Rückgängig gemacht: ${lines(count)}`,
  redone: (count) => `Wiederholt: ${lines(count)}`,
  tryAgain: 'Noch einmal versuchen',
  away: 'Der Server antwortet nicht. Dein Text ist noch hier.',
  notLoaded: 'Der Server antwortet nicht, deshalb kann das nicht gezeigt werden. Öffne es noch einmal.',
  notAllowed:
    'Diese Seite darf nicht mehr schreiben: Der Server wurde neu gestartet. Lade die Seite neu; dein Text ist dann noch da.',
  tooLong: 'Dieser Text ist zu lang, um gesendet zu werden. Nichts wurde geschrieben; dein Text ist noch hier.',
  changed: (theirs) => `Jemand anders hat diesen Text inzwischen geändert. In der Datei steht jetzt: „${theirs}“`,
  gone: 'Jemand anders hat diesen Text inzwischen aus der Datei genommen.',
  theirs: 'Den anderen Text behalten',
  instead: (text) => `„${text}“ schreiben`,
  remark: (name) => `Was die Prüfung sagt zu: ${name}`,
  close: 'Schließen',
  shared: (name, count) => `Dieser Block, „${name}“, ist einmal geschrieben und steht ${onPages(count)}.`,
  sharedEverywhere: (count) => `Überall ändern (${pages(count)})`,
  sharedHere: 'Nur auf dieser Seite: den Block hier ausschreiben',
  reference: ({ name, value, places, pages: count }: ReferenceUse) =>
    `\${${name}} ist „${value}“ und steht an ${number(places, 'Stelle', 'Stellen')} ${onPages(count)}.`,
  everywhere: (value) => `„${value}“ überall ändern`,
  writeOut: (value) => `„${value}“ hier ausschreiben`,
  follow: 'Dem Link folgen',
  unfold: 'Auf- oder zuklappen',
  press: 'Den Knopf drücken',
  meta: 'Titel und Beschreibung',
  metaButton: 'Titel',
  length: (count) => `${count} Zeichen`,
  cancel: 'Abbrechen',
  changedMeanwhile:
    'Jemand anders hat diese Stelle der Datei inzwischen geändert. Nichts wurde geschrieben; sieh sie dir an und versuche es noch einmal.',
  blocks: 'Blöcke der Seite',
  blocksButton: 'Blöcke',
  blockKeys:
    'Auf und ab wählen einen Block. Alt mit auf oder ab verschiebt ihn, Entf löscht ihn, Strg mit C, X oder V kopiert ihn, schneidet ihn aus oder fügt ihn ein.',
  block: (name, title) => (title === undefined ? capital(name) : `${capital(name)} „${title}“`),
  chosen: (title, position, count) => `${title}, ${position} von ${count}`,
  noBlocks: 'Diese Seite hat keine Blöcke.',
  onPages,
  isCut: 'ausgeschnitten, bis er eingefügt wird',
  acts: {
    fields: 'Felder',
    up: 'Nach oben',
    down: 'Nach unten',
    move: 'Dorthin',
    copy: 'Kopieren',
    cut: 'Ausschneiden',
    paste: 'Einfügen',
    add: 'Block hinzufügen',
    share: 'Mit anderen Seiten teilen',
    delete: 'Löschen',
  },
  fieldsOf: (name) => `Felder von: ${name}`,
  fieldLabel: (label, isRequired) => `${capital(label)}${isRequired ? ' (nötig)' : ''}`,
  moreFields: (count) => `Weitere Felder (${count})`,
  notSet: (preset) => (preset === undefined ? 'Nicht gesetzt' : `Nicht gesetzt: ${String(preset)}`),
  leaveIt: 'Lassen, wie es war',
  back: 'Zurück',
  editPart: (label) => `Bearbeiten: ${capital(label)}`,
  addPart: (label) => `Hinzufügen: ${capital(label)}`,
  takeOut: (label) => `Herausnehmen: ${capital(label)}`,
  addEntry: (label) => `Eintrag hinzufügen: ${label}`,
  entry: (position, title) => (title === '' ? `Eintrag ${position}` : `Eintrag ${position}, ${title}`),
  namedEntry: (name, title) => (title === '' ? name : `${name}, ${title}`),
  entryName: (label) => `Name des neuen Eintrags: ${label}`,
  nameFirst: 'Gib erst einen Namen ein: kleine Buchstaben, Ziffern und Bindestriche.',
  nameTaken: 'Diesen Namen gibt es schon. Nimm einen anderen.',
  entryActs: {
    edit: (name) => `Bearbeiten: ${name}`,
    up: (name) => `Nach oben: ${name}`,
    down: (name) => `Nach unten: ${name}`,
    delete: (name) => `Löschen: ${name}`,
  },
  findIcon: 'Zeichen suchen',
  iconsFound: (count) => (count === 0 ? 'Kein Zeichen hat dieses Wort in seinem Namen.' : `${count} Zeichen zur Wahl.`),
  position: 'Platz',
  paste: (title) => `${title} danach einfügen`,
  scope: (name, count) =>
    `Dieser Block, „${name}“, ist einmal geschrieben und steht ${onPages(count)}. Verschieben oder löschen:`,
  scopes: {
    here: 'nur auf dieser Seite',
    everywhere: (count) => `auf allen ${count} Seiten`,
  },
  stays: (title, position) => `${title} bleibt auf Platz ${position}.`,
  moved: (title, position, count) => `${title} ist jetzt ${position} von ${count}.`,
  deleted: (title) => `${title} ist gelöscht. „Rückgängig“ holt es zurück.`,
  copied: (title) =>
    `${title} ist kopiert. Wähle einen Block, hier oder auf einer anderen Seite, und füge es danach ein.`,
  cut: (title) => `${title} ist ausgeschnitten. Es bleibt hier, bis du es einfügst, hier oder auf einer anderen Seite.`,
  pasted: (title, position) => `${title} ist eingefügt, auf Platz ${position}.`,
  isShared: (title, name) =>
    `${title} ist jetzt einmal geschrieben, als „${name}“. Kopiere es, und füge es auf einer anderen Seite ein: Was später geändert wird, ändert sich auf beiden.`,
  nothingHeld: 'Es wurde kein Block kopiert oder ausgeschnitten.',
  added: (name) => `${name} ist hinzugefügt, mit den Wörtern eines Beispiels. Schreibe deine eigenen darüber.`,
  addAfter: (title) => `Einen Block hinzufügen nach ${title}`,
  findKind: 'Was soll er zeigen?',
  noKind: 'Kein Block ist von dieser Art. Versuche ein anderes Wort.',
  tooManyPlaces: 'Dieser Block steht auf mehr Seiten, als auf einmal geändert werden können. Nichts wurde geschrieben.',
  ownBlock: 'Sein Block',
  choosePicture: 'Bild wählen',
  dropOnPicture: 'Lass es auf das Bild fallen, das es ersetzen soll.',
  pages: 'Seiten der Website',
  pagesButton: 'Seiten',
  pageKeys: 'Auf und ab wählen eine Seite, Enter öffnet sie. Alt mit auf oder ab verschiebt sie, Entf löscht sie.',
  page: (name, path) => `${name} (${path})`,
  noPages: 'Die Website hat keine Seite.',
  draft: 'Entwurf',
  publishedOn: (day) => `ab ${day}`,
  pageActs: {
    open: 'Öffnen',
    fields: 'Felder',
    up: 'Nach oben',
    down: 'Nach unten',
    move: 'Dorthin',
    add: 'Seite hinzufügen',
    copy: 'Kopieren',
    rename: 'Adresse ändern',
    delete: 'Löschen',
    hold: 'Als Entwurf verbergen',
    publish: 'Veröffentlichen',
  },
  pageForms: {
    add: () => 'Seite hinzufügen',
    copy: (page) => `${page} kopieren`,
    rename: (page) => `Die Adresse ändern von ${page}`,
    delete: (page) => `${page} löschen`,
  },
  pattern: 'Gemacht aus',
  emptyPage: 'Nichts als einer Überschrift',
  copyOf: (page) => `Einer Kopie von ${page}`,
  pageName: 'Ihr Name',
  pageAddress: 'Ihre Adresse',
  asDraft: 'Als Entwurf, der noch nicht veröffentlicht wird',
  leadTo: 'Ihre Adresse und die Links auf sie führen zu',
  doIt: {
    add: 'Die Seite hinzufügen',
    copy: 'Die Kopie machen',
    rename: 'Die Adresse ändern',
    delete: 'Die Seite löschen',
  },
  planning: 'Es wird gesucht, was sich dadurch ändert…',
  notPlanned: 'Fülle die Felder oben aus; dann steht hier, was sich ändern würde.',
  planned: (changes, count, changedLines) =>
    `Das ändert ${number(changes, 'Stelle', 'Stellen')} ${parts(count)}: ${number(changedLines, 'Zeile', 'Zeilen')} der Datei. Noch ist nichts geschrieben.`,
  stale: ({ file, count }: StaleCatalog) => {
    if (count === undefined) return unread(file);
    return count === 1
      ? `1 Übersetzung in ${file} veraltet: Sie wird nicht mehr gezeigt, bis jemand den neuen Text übersetzt.`
      : `${count} Übersetzungen in ${file} veralten: Sie werden nicht mehr gezeigt, bis jemand die neuen Texte übersetzt.`;
  },
  wouldBeStale: ({ file, count }: StaleCatalog) =>
    count === undefined
      ? unread(file)
      : `Alles zu ersetzen lässt ${number(count, 'Übersetzung', 'Übersetzungen')} in ${file} veralten.`,
  whatChanges: 'Was sich ändert',
  nameAlone: (names) => capital(names.join(' in ')),
  part: ({ page, special, shared }: ChangeLocation) => {
    if (page !== undefined) return page;
    if (shared) return `Block „${shared.name}“, ${onPages(shared.pages)}`;
    if (special !== undefined) return special === 'notFound' ? 'Die Seite „nicht gefunden“' : 'Die Antwortseite';
    return 'Rund um alle Seiten';
  },
  change: ({ name, before, after }: TouchedValue & { name: string[] }) => {
    const what = capital(name.join(' in '));
    if (before === undefined) return `${what}: neu ${after}`;
    return after === undefined ? `${what}: ${before} wird herausgenommen` : `${what}: ${before} → ${after}`;
  },
  pageDone: {
    add: (page) => `${page} ist hinzugefügt. Öffne sie, um ihre Texte zu schreiben.`,
    copy: (page) => `${page} ist jetzt eine Kopie. Öffne sie, um ihre Texte zu schreiben.`,
    rename: (page) => `Die Seite ist jetzt ${page}.`,
    delete: (page) => `${page} ist gelöscht. „Rückgängig“ holt sie zurück.`,
  },
  isHeldNow: (page) => `${page} ist jetzt ein Entwurf: Sie wird nicht veröffentlicht.`,
  isPublishedNow: (page) => `${page} ist kein Entwurf mehr.`,
  settings: 'Einstellungen der Website',
  settingsButton: 'Einstellungen',
  find: 'Suchen und ersetzen',
  findButton: 'Suchen',
  findWords: 'In allen Texten der Website suchen',
  matchCase: 'Große und kleine Buchstaben wie getippt',
  wholeWords: 'Nur ganze Wörter',
  inLinkTargets: 'Auch, wohin Links führen',
  findAll: 'In den Texten suchen',
  found: (places, count) =>
    places === 0
      ? 'Kein Text der Website hat diese Wörter.'
      : `${number(places, 'Stelle', 'Stellen')} ${parts(count)}.`,
  foundMore: (shown, places) =>
    `${places} Stellen haben diese Wörter. Die ersten ${shown} sind gezeigt, und nur diese werden ersetzt; längere Wörter finden weniger.`,
  replaceBy: 'Ersetzen durch',
  replace: (places) => `${number(places, 'Stelle', 'Stellen')} ersetzen`,
  replaced: (places) => `Ersetzt: ${number(places, 'Stelle', 'Stellen')}.`,
  leftOut: (texts) =>
    texts === 1
      ? '1 Text bleibt, wie er war, weil die Prüfung darin einen Fehler fände:'
      : `${texts} Texte bleiben, wie sie waren, weil die Prüfung darin Fehler fände:`,
  noneChosen: 'Keine Stelle ist gewählt. Nichts wurde geschrieben.',
  review: 'Was sich geändert hat',
  reviewButton: 'Durchsehen',
  cannotUndo: 'Jemand anders hat diesen Text seitdem geändert. Mache erst das in der Datei rückgängig.',
};
