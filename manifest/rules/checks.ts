/** Sorts what the rules check by what each of them looks at. */
import { rules } from './index.ts';

/** Errors within a page, whatever other pages hold. */
export const pageRules = rules.flatMap(({ checkPage }) => checkPage ?? []);

/** Errors in what pages share and between pages. */
export const siteRules = rules.flatMap(({ checkSite }) => checkSite ?? []);

export const errorRules = [...pageRules, ...siteRules];

/** Warnings within a page. They count only where there is no error: the consequences of a mistake are not reported beside it. */
export const pageWarnings = rules.flatMap(({ lintPage }) => lintPage ?? []);

/** Warnings between pages. */
export const siteWarnings = rules.flatMap(({ lintSite }) => lintSite ?? []);

export const warningRules = [...pageWarnings, ...siteWarnings];
