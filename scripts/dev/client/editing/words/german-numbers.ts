/** Returns a number with its noun, in the form of one or of several. */
export const number = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;
