/// <reference types="vite/client" />
/** Starts what a page in dev does beside what it does on the site: it follows the manifest, and leads back into it. */
import { EditMode } from './editing/edit-mode.ts';
import { chooseWords } from './editing/words/words.ts';
import { Panel } from './panel/panel.ts';
import { renewLanguages, startLanguages } from './panel/languages.ts';
import { startLooks } from './panel/looks.ts';
import { patch } from './patch.ts';
import { startPicking } from './pick.ts';

/** The site was opened by `waybill edit`, for people without a code editor. */
declare const FOR_EDITING: boolean;

const hot = import.meta.hot!;

/** The gallery applies the site's brand, and has no page to patch. */
const isGallery = location.pathname.startsWith('/_gallery/');

let version = Number(new URL(import.meta.url).searchParams.get('version'));

/** A save that came while the page was still loading would otherwise never show. */
const shows = (isNew: boolean) => hot.send('waybill:shows', { version, path: location.pathname, isNew });

if (isGallery) {
  hot.on('waybill:page', () => location.reload());
} else {
  await chooseWords(navigator.languages);
  const editing = new EditMode(FOR_EDITING);
  const panel = new Panel(hot, FOR_EDITING ? (problem) => editing.goToProblem(problem) : undefined);
  if (!FOR_EDITING) startPicking(hot, panel);
  startLanguages(panel);
  startLooks(panel);
  hot.on('waybill:problems', (found) => {
    performance.mark('waybill:checked');
    panel.show(found);
    editing.setProblems(found);
  });
  hot.on('waybill:page', async (page) => {
    if (page.version <= version) return;
    if (page.shownPath !== location.pathname) return shows(false); // a link was followed meanwhile
    version = page.version;
    performance.mark('waybill:received', { detail: page });
    await patch(page);
    performance.mark('waybill:patched');
    panel.forgetPlaces();
    renewLanguages(panel);
    editing.patched(page.noticed);
  });
}
shows(true);
