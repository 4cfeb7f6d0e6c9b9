import { OPEN_PATH } from '../messages.ts';
import type { Opened } from '../http/open-editor.ts';

/** Opens a position of the manifest in the author's editor; gives a sentence where there is more to do. */
export async function openInEditor(request: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(OPEN_PATH, { method: 'POST', headers, body: JSON.stringify(request) });
  if (!response.ok) return 'This place was not found in the manifest.';
  const { position, isOpen } = (await response.json()) as Opened;
  if (isOpen) return '';
  const isCopied = await navigator.clipboard.writeText(position).then(
    () => true,
    () => false,
  );
  return `No editor was found. ${isCopied ? 'Copied' : 'Look here'}: ${position}. Set LAUNCH_EDITOR to choose one.`;
}
