import type { Finding } from '../problems/problem.ts';
import type { LinksAndFiles } from './links/page-links.ts';

/** What resolving has found: of links only where they are, since it takes all pages to know where they lead. */
export interface ResolverOutput extends LinksAndFiles {
  findings: Finding[];
  /** Findings about figures and contacts that are typed by hand. */
  claims: Finding[];
}

/** Returns the output of a resolver that has found nothing yet; claims are kept by themselves. */
export const emptyOutput = (): Omit<ResolverOutput, 'claims'> => ({
  findings: [],
  links: [],
  anchors: [],
  uncertainPages: [],
  files: [],
});
