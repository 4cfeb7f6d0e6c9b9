import type { englishReview } from '../english/review.ts';
import { german } from './german.ts';
import { countedNoun } from './counted-noun.ts';

/** What the review says in German. */
export const germanReview: typeof englishReview = {
  summary: ({ since, parts, lines, file }) => {
    const when = since === 'commit' ? 'Seit dem letzten Commit' : 'Seit Beginn der Bearbeitung';
    const changes = parts.reduce((sum, part) => sum + part.changes.length, 0);
    const ofFile = `${countedNoun(lines, 'Zeile', 'Zeilen')} von ${file}`;
    if (changes > 0)
      return `${when}: ${countedNoun(changes, 'Änderung', 'Änderungen')} in ${countedNoun(parts.length, 'Teil', 'Teilen')} der Website, ${ofFile}.`;
    return lines > 0
      ? `${when}: ${ofFile} geändert, aber nur Kommentare oder die Anordnung der Datei. Die Website sagt dasselbe.`
      : `${when} hat sich nichts geändert.`;
  },
  part: (part) => (part.previousPath === undefined ? german.part(part) : `${part.page}, vorher ${part.previousPath}`),
  nameOf: ({ what, name, title }) => {
    if (what === 'page') return german.page(name[0]!, title!);
    return what === 'block' ? german.block(name[0]!, title) : german.nameAlone(name);
  },
  change: (change) => {
    const name = germanReview.nameOf(change);
    if (change.kind === 'added') return `Neu: ${name}`;
    if (change.kind === 'removed') return `Entfernt: ${name}`;
    return change.places ? `Von Position ${change.places[0]} auf ${change.places[1]} verschoben: ${name}` : name;
  },
  before: 'Vorher',
  after: 'Jetzt',
  revert: 'Zurücknehmen',
  revertChange: (change) => `Zurücknehmen: ${change}`,
  reverted: (change) => `Zurückgenommen: ${change}. „Rückgängig“ stellt es wieder her.`,
  revertAll: 'Alle Änderungen zurücknehmen',
  allReverted: 'Alle Änderungen sind zurückgenommen. „Rückgängig“ stellt sie wieder her.',
  picturesOf: (page) => `${page} vorher und jetzt zeigen`,
  frame: (page, isNow) => (isNow ? `${page}: der jetzige Stand` : `${page}: der vorherige Stand`),
  noPage: (isNow) => (isNow ? 'Die Seite gibt es nicht mehr.' : 'Die Seite gab es vorher nicht.'),
  keepHeading: 'Änderungen behalten',
  isKept: (file) =>
    `Alles ist bereits in ${file} gespeichert: Es geht nichts verloren, wenn Sie hier aufhören. „Rückgängig“ funktioniert, bis der Befehl endet.`,
  messageLabel: 'Commit-Nachricht',
  commitsAs: (author, file, files) =>
    `Der Commit enthält ${[file, ...files].join(', ')} und sonst nichts, mit ${author} als Autor. Es wird nichts gepusht.`,
  commit: 'Commit erstellen',
  committing: 'Der Commit wird erstellt…',
  committed: (id) => `Commit ${id} ist erstellt. Er wurde nicht gepusht.`,
  lastCommit: (subject) => `Der letzte Commit ist „${subject}“.`,
  revertCommit: 'Den letzten Commit zurücknehmen',
  commitReverted:
    'Die Datei ist wieder wie vor diesem Commit; spätere Änderungen bleiben. Erstellen Sie auch dafür einen Commit, oder machen Sie es rückgängig.',
  nothingToRevert: 'Von diesem Commit ist in der Datei nichts mehr übrig.',
  commitLines: {
    changed: (change) => `${germanReview.nameOf(change)} geändert`,
    added: (change) => `${germanReview.nameOf(change)} hinzugefügt`,
    removed: (change) => `${germanReview.nameOf(change)} entfernt`,
    moved: (change) => `${germanReview.nameOf(change)} verschoben`,
  },
  manyChanges: (count) => `${count} Stellen geändert`,
  inParts: (parts) => (parts.length > 2 ? ` in ${parts.length} Teilen der Website` : ` (${parts.join(' und ')})`),
  moreChanges: (count) => `und ${count} weitere`,
  layoutOnly: 'Kommentare und Anordnung aufgeräumt',
};
