/** Returns a number with its noun: "1 space", "2 spaces". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
