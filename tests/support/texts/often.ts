/**
 * Chooses how much a test repeats at random: what it does every day, or all of it in `npm run test:thorough`. Cases that
 * are listed one by one are never fewer.
 */
export const often = <T>(all: T, everyDay: T): T => (process.env['THOROUGH'] ? all : everyDay);
