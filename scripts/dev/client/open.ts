import type { Opened } from '../editor.ts';

/** Opens a place of the manifest in the author's editor; gives a sentence where there is more to do. */
export async function openInEditor(wish: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/__waybill/open', { method: 'POST', headers, body: JSON.stringify(wish) });
  if (!response.ok) return 'This place was not found in the manifest.';
  const { place, isOpen } = (await response.json()) as Opened;
  if (isOpen) return '';
  const isCopied = await navigator.clipboard.writeText(place).then(
    () => true,
    () => false,
  );
  return `No editor was found. ${isCopied ? 'Copied' : 'Look here'}: ${place}. Set LAUNCH_EDITOR to choose one.`;
}
