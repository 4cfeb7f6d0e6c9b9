/** Returns what the server gave this page to show that it is one of its own; it may then have something written. */
export function tokenOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=waybill-token]')?.content ?? '';
}
