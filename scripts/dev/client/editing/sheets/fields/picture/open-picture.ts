/** Opens the dialog for a picture, which is loaded when the first one is wanted. */
import type { PictureTarget } from '../../../../../editing/fields/pictures/pictures.ts';
import { askFields } from '../../../server-calls.ts';
import { words } from '../../../words/words.ts';
import type { PictureEvents } from './picture-dialog.ts';

/** Returns the files that are dragged or pasted; undefined where there are none. */
export const draggedPictures = (data: DataTransfer | null): FileList | undefined => (data?.files.length ? data.files : undefined); // prettier-ignore

/** Opens the dialog for a place of the manifest, with the picture that was dropped or pasted, where there is one. */
export async function openPicture(
  root: ShadowRoot,
  place: PictureTarget,
  on: PictureEvents,
  files?: FileList,
): Promise<void> {
  try {
    const { PictureDialog } = await import('./picture-dialog.ts');
    new PictureDialog(root, place, on).choose(files);
  } catch {
    on.say(words.serverUnreachable);
    on.closed();
  }
}

/** Returns the place of the picture that an alternative text is of; undefined where it is no picture's, such as a chart's. */
export async function placeOfAlt(at: string): Promise<PictureTarget | undefined> {
  const part = await askFields(at.slice(0, at.lastIndexOf('/')));
  return typeof part === 'string' ? undefined : part.fields.find(({ picture }) => picture)?.picture;
}
