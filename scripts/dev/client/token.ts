/** Returns the token that authorizes this page to have something written. */
export function tokenOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=waybill-token]')?.content ?? '';
}
