import type { TouchedValue, ChangeLocation } from '../../../../editing/plans/touched-parts.ts';
import type { StaleCatalog } from '../../../../editing/plans/stale-catalogs.ts';
import type { ReferenceUse } from '../../../../editing/texts/page-text.ts';
import { capital } from '../capital.ts';
import type { english } from '../english/english.ts';
import { countedNoun } from './counted-noun.ts';

const pages = (count: number) => countedNoun(count, 'Seite', 'Seiten');
const onPages = (count: number) => `auf ${countedNoun(count, 'Seite', 'Seiten')}`;
const lines = (count: number) => `${countedNoun(count, 'Zeile', 'Zeilen')} der Datei geändert.`;
/** Says in how many parts of the site something is. */
export const parts = (count: number) => `in ${countedNoun(count, 'Teil', 'Teilen')} der Website`;
const unread = (file: string) =>
  `${file} kann nicht gelesen werden: Es ist nicht bekannt, welche Übersetzungen dann veralten.`;

/** What the editor says in German. */
export const german: typeof english = {
  lang: 'de',
  edit: 'Bearbeiten',
  editKey: 'Die Texte dieser Seite bearbeiten (F2)',
  done: 'Fertig',
  doneKey: 'Bearbeiten beenden (F2)',
  endButton: 'Beenden',
  ended: 'Das Bearbeiten ist beendet. Alles ist gespeichert; Sie können diesen Tab schließen.',
  unsavedText:
    'Ein Text ist noch nicht gespeichert. Berichtigen Sie ihn, oder drücken Sie in seinem Feld Escape, und beenden Sie dann noch einmal.',
  editor: 'Bearbeiten der Seite',
  opening: 'Der Text wird geöffnet. Was Sie tippen, kommt hinein.',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  texts: 'Texte dieser Seite. Die Pfeiltasten führen von einem zum nächsten, Enter bearbeitet einen.',
  name: (names, isMarkdown) => `${capital(names.join(' in '))}, ${isMarkdown ? 'Text mit Markdown' : 'Text'}`,
  started: (count) =>
    `${countedNoun(count, 'Text', 'Texte')} dieser Seite: Klicken Sie auf einen, oder benutzen Sie die Pfeiltasten und Enter.`,
  noTexts: 'Kein Text dieser Seite kommt aus der Datei.',
  translated: ({ file, source }) =>
    `Diese Seite ist eine Übersetzung: Ihre Texte stehen in ${file}, jeder unter seinem Original. Texte in der Sprache der Website werden auf ${source} bearbeitet.`,
  openSource: 'Diese Seite öffnen',
  fieldKeys: {
    line: 'Enter speichert. Escape verwirft die Änderung.',
    paragraph: 'Enter speichert, Umschalt+Enter beginnt eine neue Zeile. Escape verwirft die Änderung.',
    lines: 'Strg+Enter speichert, ebenso das Verlassen des Feldes. Escape verwirft die Änderung.',
  },
  written: (count) => `Gespeichert: ${lines(count)}`,
  undone: (count) => `Rückgängig gemacht: ${lines(count)}`,
  redone: (count) => `Wiederholt: ${lines(count)}`,
  tryAgain: 'Noch einmal versuchen',
  serverUnreachable: 'Der Server antwortet nicht. Ihr Text ist noch hier.',
  notLoaded: 'Der Server antwortet nicht, deshalb kann das nicht gezeigt werden. Öffnen Sie es noch einmal.',
  notAllowed:
    'Diese Seite kann nicht mehr speichern: Der Server wurde neu gestartet. Laden Sie die Seite neu; Ihr Text ist dann noch da.',
  tooLong: 'Dieser Text ist zu lang, um gesendet zu werden. Es wurde nichts gespeichert; Ihr Text ist noch hier.',
  changedByOther: (theirs) => `Jemand anders hat diesen Text geändert. In der Datei steht jetzt: „${theirs}“`,
  deletedByOther: 'Jemand anders hat diesen Text aus der Datei entfernt.',
  discardMine: 'Den anderen Text behalten',
  useSuggestion: (text) => `„${text}“ schreiben`,
  remark: (name) => `Das sagt die Prüfung zu: ${name}`,
  close: 'Schließen',
  shared: (name, count) => `Dieser Block, „${name}“, ist einmal geschrieben und steht ${onPages(count)}.`,
  sharedEverywhere: (count) => `Überall ändern (${pages(count)})`,
  sharedHere: 'Nur auf dieser Seite: durch eine Kopie ersetzen',
  reference: ({ name, value, places, pages: count }: ReferenceUse) =>
    `\${${name}} ist „${value}“ und steht an ${countedNoun(places, 'Stelle', 'Stellen')} ${onPages(count)}.`,
  everywhere: (value) => `„${value}“ überall ändern`,
  writeOut: (value) => `„${value}“ hier als Text schreiben`,
  values: 'Werte der Website',
  moreValues: (count) =>
    `${countedNoun(count, 'weiterer Wert', 'weitere Werte')} der Website: Teil des Namens eingeben.`,
  follow: 'Dem Link folgen',
  unfold: 'Auf- oder zuklappen',
  press: 'Den Knopf drücken',
  meta: 'Titel und Beschreibung',
  metaButton: 'Titel',
  length: (count) => `${count} Zeichen`,
  cancel: 'Abbrechen',
  changedMeanwhile:
    'Jemand anders hat diese Stelle der Datei geändert. Es wurde nichts gespeichert; sehen Sie sich die Änderung an, und versuchen Sie es noch einmal.',
  blocks: 'Blöcke der Seite',
  blocksButton: 'Blöcke',
  blockKeys:
    'Auf und ab wählen einen Block. Alt mit auf oder ab verschiebt ihn, Entf löscht ihn, Strg mit C, X oder V kopiert ihn, schneidet ihn aus oder fügt ihn ein.',
  block: (name, title) => (title === undefined ? capital(name) : `${capital(name)} „${title}“`),
  chosen: (title, position, count) => `${title}, ${position} von ${count}`,
  noBlocks: 'Diese Seite hat keine Blöcke.',
  onPages,
  isCut: 'ausgeschnitten, bis er eingefügt wird',
  actions: {
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
  fieldLabel: (label, isRequired) => `${capital(label)}${isRequired ? ' (Pflichtfeld)' : ''}`,
  moreFields: (count) => `Weitere Felder (${count})`,
  notSet: (preset) => (preset === undefined ? 'Nicht gesetzt' : `Nicht gesetzt: ${String(preset)}`),
  discardChange: 'Änderung verwerfen',
  typedBefore: 'Das wurde eingegeben, bevor die Seite neu geladen wurde. Es ist noch nicht gespeichert.',
  saveTyped: 'Speichern',
  back: 'Zurück',
  editPart: (label) => `Bearbeiten: ${capital(label)}`,
  addPart: (label) => `Hinzufügen: ${capital(label)}`,
  removePart: (label) => `Entfernen: ${capital(label)}`,
  addEntry: (label) => `Eintrag hinzufügen: ${label}`,
  entry: (position, title) => (title === '' ? `Eintrag ${position}` : `Eintrag ${position}, ${title}`),
  namedEntry: (name, title) => (title === '' ? name : `${name}, ${title}`),
  entryName: (label) => `Name des neuen Eintrags: ${label}`,
  nameFirst: 'Geben Sie zuerst einen Namen ein: Kleinbuchstaben, Ziffern und Bindestriche.',
  nameTaken: 'Diesen Namen gibt es schon. Wählen Sie einen anderen.',
  entryActions: {
    edit: (name) => `Bearbeiten: ${name}`,
    up: (name) => `Nach oben: ${name}`,
    down: (name) => `Nach unten: ${name}`,
    delete: (name) => `Löschen: ${name}`,
  },
  findIcon: 'Symbole suchen',
  iconsFound: (count) =>
    count === 0
      ? 'Kein Symbol hat dieses Wort in seinem Namen.'
      : `${countedNoun(count, 'Symbol', 'Symbole')} zur Auswahl.`,
  position: 'Neue Position',
  paste: (title) => `${title} nach diesem Block einfügen`,
  scope: (name, count) =>
    `Dieser Block, „${name}“, ist einmal geschrieben und steht ${onPages(count)}. Verschieben oder löschen:`,
  scopes: {
    here: 'nur auf dieser Seite',
    everywhere: (count) => `auf allen ${count} Seiten`,
  },
  alreadyAt: (title, position) => `${title} ist schon an Position ${position}.`,
  moved: (title, position, count) => `${title} ist jetzt ${position} von ${count}.`,
  deleted: (title) => `${title} ist gelöscht. „Rückgängig“ stellt den Block wieder her.`,
  copied: (title) =>
    `${title} ist kopiert. Wählen Sie einen Block, hier oder auf einer anderen Seite, und fügen Sie die Kopie danach ein.`,
  cut: (title) =>
    `${title} ist ausgeschnitten. Der Block bleibt hier, bis Sie ihn einfügen, hier oder auf einer anderen Seite.`,
  pasted: (title, position) => `${title} ist an Position ${position} eingefügt.`,
  isShared: (title, name) =>
    `${title} ist jetzt einmal geschrieben, als „${name}“. Kopieren Sie den Block, und fügen Sie ihn auf einer anderen Seite ein: Spätere Änderungen gelten für beide.`,
  clipboardEmpty: 'Es wurde kein Block kopiert oder ausgeschnitten.',
  added: (name) => `${name} ist mit Beispieltexten hinzugefügt. Ersetzen Sie sie durch Ihre eigenen.`,
  addAfter: (title) => `Einen Block hinzufügen nach ${title}`,
  findKind: 'Was soll der Block zeigen?',
  noKind: 'Kein Block ist von dieser Art. Versuchen Sie ein anderes Wort.',
  tooManyPlaces: 'Dieser Block steht auf zu vielen Seiten für eine Änderung. Es wurde nichts gespeichert.',
  ownBlock: 'Zum Block',
  acceptWarning: 'Die Warnung hinnehmen',
  acceptReason: 'Warum es so bleiben darf',
  code: 'Quelltext der Seite',
  codeButton: 'Quelltext',
  pages: 'Seiten der Website',
  pagesButton: 'Seiten',
  pageKeys: 'Auf und ab wählen eine Seite, Enter öffnet sie. Alt mit auf oder ab verschiebt sie, Entf löscht sie.',
  page: (name, path) => `${name} (${path})`,
  noPages: 'Die Website hat keine Seiten.',
  draft: 'Entwurf',
  publishedOn: (day) => `ab ${day}`,
  pageActions: {
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
    rename: (page) => `Adresse ändern: ${page}`,
    delete: (page) => `${page} löschen`,
  },
  startWith: 'Vorlage',
  emptyPage: 'Nur eine Überschrift',
  copyOf: (page) => `Eine Kopie von ${page}`,
  pageName: 'Name der Seite',
  pageAddress: 'Adresse der Seite',
  asDraft: 'Als Entwurf, noch nicht veröffentlicht',
  linkTarget: 'Ihre Adresse und die Links auf sie führen künftig zu',
  submit: {
    add: 'Die Seite hinzufügen',
    copy: 'Die Kopie erstellen',
    rename: 'Die Adresse ändern',
    delete: 'Die Seite löschen',
  },
  planning: 'Es wird ermittelt, was sich dadurch ändert…',
  notPlanned: 'Füllen Sie die Felder oben aus, um zu sehen, was sich ändern würde.',
  planned: (changes, count, changedLines) =>
    `Das ändert ${countedNoun(changes, 'Stelle', 'Stellen')} ${parts(count)}: ${countedNoun(changedLines, 'Zeile', 'Zeilen')} der Datei. Es ist noch nichts gespeichert.`,
  stale: ({ file, count }: StaleCatalog) => {
    if (count === undefined) return unread(file);
    return count === 1
      ? `1 Übersetzung in ${file} veraltet: Sie wird nicht mehr gezeigt, bis jemand den neuen Text übersetzt.`
      : `${count} Übersetzungen in ${file} veralten: Sie werden nicht mehr gezeigt, bis jemand die neuen Texte übersetzt.`;
  },
  wouldBeStale: ({ file, count }: StaleCatalog) =>
    count === undefined
      ? unread(file)
      : `Wenn alles ersetzt wird, ${count === 1 ? 'veraltet 1 Übersetzung' : `veralten ${count} Übersetzungen`} in ${file}.`,
  whatChanges: 'Was sich ändert',
  nameAlone: (names) => capital(names.join(' in ')),
  part: ({ page, special, shared }: ChangeLocation) => {
    if (page !== undefined) return page;
    if (shared) return `Block „${shared.name}“, ${onPages(shared.pages)}`;
    if (special !== undefined) return special === 'notFound' ? 'Die Seite „nicht gefunden“' : 'Die Antwortseite';
    return 'Alle Seiten';
  },
  change: ({ name, before, after }: TouchedValue & { name: string[] }) => {
    const what = capital(name.join(' in '));
    if (before === undefined) return `${what}: neu ${after}`;
    return after === undefined ? `${what}: ${before} wird entfernt` : `${what}: ${before} → ${after}`;
  },
  pageDone: {
    add: (page) => `${page} ist hinzugefügt. Öffnen Sie die Seite, um ihre Texte zu schreiben.`,
    copy: (page) => `${page} ist als Kopie hinzugefügt. Öffnen Sie die Seite, um ihre Texte zu schreiben.`,
    rename: (page) => `Die Seite ist jetzt ${page}.`,
    delete: (page) => `${page} ist gelöscht. „Rückgängig“ stellt die Seite wieder her.`,
  },
  isHeldNow: (page) => `${page} ist jetzt ein Entwurf und wird nicht veröffentlicht.`,
  isPublishedNow: (page) => `${page} ist kein Entwurf mehr.`,
  settings: 'Einstellungen der Website',
  settingsButton: 'Einstellungen',
  find: 'Suchen und ersetzen',
  findButton: 'Suchen',
  review: 'Was sich geändert hat',
  reviewButton: 'Durchsehen',
  cannotUndo: 'Jemand anders hat diesen Text seitdem geändert. Machen Sie zuerst das rückgängig.',
};
