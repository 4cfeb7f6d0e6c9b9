import type { englishReview } from './english-review.ts';
import { german } from './german.ts';
import { number } from './german-numbers.ts';

/** What the review says in German. */
export const germanReview: typeof englishReview = {
  summary: ({ since, parts, lines, file }) => {
    const when = since === 'commit' ? 'seit dem letzten Commit' : 'seit dem Beginn des Bearbeitens';
    const changes = parts.reduce((sum, part) => sum + part.changes.length, 0);
    if (changes > 0)
      return `${number(changes, 'Änderung', 'Änderungen')} in ${number(parts.length, 'Teil', 'Teilen')} der Website ${when}: ${number(lines, 'Zeile', 'Zeilen')} von ${file}.`;
    return lines > 0
      ? `${number(lines, 'Zeile', 'Zeilen')} von ${file} geändert ${when}, und die Website sagt dasselbe: Kommentare, oder wie sie angeordnet ist.`
      : `Nichts hat sich geändert ${when}.`;
  },
  part: (part) => (part.previousPath === undefined ? german.part(part) : `${part.page}, vorher ${part.previousPath}`),
  thing: ({ what, name, title }) => {
    if (what === 'page') return german.page(name[0]!, title!);
    return what === 'block' ? german.block(name[0]!, title) : german.nameAlone(name);
  },
  change: (change) => {
    const thing = germanReview.thing(change);
    if (change.kind === 'added') return `Neu: ${thing}`;
    if (change.kind === 'removed') return `Entfernt: ${thing}`;
    return change.places ? `Verschoben von Platz ${change.places[0]} auf ${change.places[1]}: ${thing}` : thing;
  },
  before: 'Vorher',
  after: 'Jetzt',
  leaveOut: 'Weglassen',
  leaveOutOf: (change) => `Weglassen: ${change}`,
  leftOut: (change) => `Weggelassen: ${change}. „Rückgängig“ holt es zurück.`,
  all: 'Alles zurücknehmen',
  allBack: 'Alles ist zurückgenommen. „Rückgängig“ holt es zurück.',
  picturesOf: (page) => `${page} vorher und jetzt zeigen`,
  frame: (page, isNow) => (isNow ? `${page}, wie sie jetzt ist` : `${page}, wie sie vorher war`),
  noPage: (isNow) => (isNow ? 'Die Seite gibt es nicht mehr.' : 'Die Seite gab es vorher nicht.'),
  keep: 'Behalten',
  isKept: (file) =>
    `Alles ist schon in ${file} geschrieben: Nichts geht verloren, wenn du hier aufhörst. „Rückgängig“ geht, bis der Befehl endet.`,
  message: 'Was getan wurde, für die Geschichte der Datei',
  commitsAs: (author, file, files) =>
    `Hält ${[file, ...files].join(', ')} als ${author} in Git fest, und nichts anderes. Nichts wird an jemanden gesendet.`,
  commit: 'Festhalten (Commit)',
  committing: 'Es wird festgehalten…',
  committed: (id) => `Festgehalten als ${id}. Es wurde nichts gesendet.`,
  last: (subject) => `Der letzte Commit ist „${subject}“.`,
  takeBack: 'Den letzten Commit zurücknehmen',
  tookBack:
    'Die Datei ist wie vor diesem Commit; was seitdem geändert wurde, bleibt. Halte auch das fest, oder mache es rückgängig.',
  nothingToTake: 'Die Datei hat von diesem Commit nichts mehr.',
  done: {
    changed: (thing) => `${thing} geändert`,
    added: (thing) => `${thing} hinzugefügt`,
    removed: (thing) => `${thing} entfernt`,
    moved: (thing) => `${thing} verschoben`,
  },
  changes: (count) => `${count} Stellen geändert`,
  on: (parts) => (parts.length > 2 ? ` in ${parts.length} Teilen der Website` : ` auf ${parts.join(' und ')}`),
  more: (count) => `und ${count} mehr`,
  layout: 'Kommentare und Anordnung aufgeräumt',
};
