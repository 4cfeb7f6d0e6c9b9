/** Defines what a rule of the check is. Each file beside this one holds one rule, and is all that the rule consists of. */
import type { ProblemCode, Severity } from '../problems/kinds.ts';
import type { Finding } from '../problems/problem.ts';
import type { LintContext } from './support/lint-context.ts';

/** Lines of the example site (example.yaml), and the lines that take their place. */
export type ExampleChange = [lines: string | RegExp, replacement: string];

/** Translations of the example site into German: a PO file, a glossary, or both. */
export type Translated = { po: string; glossary?: string } | { po?: undefined; glossary: string };

/** What a rule finds; its code is that of the rule. */
export type RuleFinding = Omit<Finding, 'code'>;

/** Finds the errors of a manifest that may not fit the schema, so that every value has to be looked at carefully. */
export type CheckErrors = (manifest: unknown) => Iterable<RuleFinding>;

/** Finds what visitors or search engines will stumble over, on a site without an error. */
export type CheckWarnings = (context: LintContext) => Iterable<RuleFinding>;

export interface Rule {
  /** The name of the file. A code is never renamed: CI configurations and issues refer to it. */
  code: ProblemCode;
  /** An error keeps the site from being built; a warning does not. */
  severity: Severity;
  /** What is wrong, in a few words. */
  title: string;
  /** What it is, why it matters to visitors, and how to correct it: the words of its page in docs/problems/. */
  means: string;
  why: string;
  fix: string;
  /**
   * An example that has the problem: changes of the example site, translations of it, or a manifest of
   * tests/manifest/messages, without its extension.
   */
  wrong: ExampleChange[] | Translated | string;
  /** An example close to it that passes. */
  right?: ExampleChange[];
  /** Looks at each page by itself. */
  checkPage?: CheckErrors;
  /** Looks at what pages share and how they refer to one another, but into no block. */
  checkSite?: CheckErrors;
  /**
   * Finds what can be judged within one page, or within the site part (navigation, footer, …): it is called once for each, and
   * the manifest of its context then holds that part alone.
   */
  lintPage?: CheckWarnings;
  /** Compares pages with one another, and with what they share. */
  lintSite?: CheckWarnings;
}

/** Returns the rule as it is: gives its fields their types where it is written. */
export function defineRule(rule: Rule): Rule {
  return rule;
}
