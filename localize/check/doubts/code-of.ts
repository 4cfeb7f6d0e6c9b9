/** Returns the name of a sign in Unicode: U+200E. */
export const codeOf = (sign: string): string => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
