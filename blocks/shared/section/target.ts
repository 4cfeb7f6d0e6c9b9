/** Returns the attributes of a block that links can lead to: with them it takes the focus, too, also without scripts. */
export function targetOf({ id }: { id?: string | undefined }): { id?: string; tabIndex?: number } {
  return id === undefined ? {} : { id, tabIndex: -1 };
}
