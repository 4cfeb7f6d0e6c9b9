/** Returns a number with its German noun, which is given in the singular and in the plural. */
export const countedNoun = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;
