import type { Opened } from '../editor.ts';

/** Opens a position of the manifest in the author's editor. Resolves with a sentence if there is more to do, else ''. */
export async function openInEditor(wish: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/__waybill/open', { method: 'POST', headers, body: JSON.stringify(wish) });
  if (!response.ok) return 'This position was not found in the manifest.';
  const { position, isOpen } = (await response.json()) as Opened;
  if (isOpen) return '';
  const isCopied = await navigator.clipboard.writeText(position).then(
    () => true,
    () => false,
  );
  return `No editor was found. ${isCopied ? 'Copied' : 'Look here'}: ${position}. Set LAUNCH_EDITOR to choose one.`;
}
