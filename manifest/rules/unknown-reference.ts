import { namesIn } from '../resolve/broken-names.ts';
import type { Finding } from '../problems/problem.ts';
import { missingIn } from '../text/missing-reference.ts';
import { explainSeveral, severalNames } from '../words/several-names.ts';
import { guessWithFix } from '../words/suggest.ts';
import { recordOf, records } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { defineRule } from './rule.ts';
import { siteFields } from './support/examples.ts';

export const rule = defineRule({
  code: 'unknown-reference',
  severity: 'error',
  title: 'A reference names nothing',
  means: 'A reference such as ${phones.office} names something that is not written anywhere in the manifest.',
  why: 'Visitors would see the bare reference, or nothing, where a number or a fact should be.',
  fix: 'Correct the name, or add the value under "phones", "figures" or wherever it belongs. Write $${…} to show the notation itself.',
  wrong: [
    ...siteFields(`
phones:
  office: "+91 22 0000 0000"`),
    ['        heading: Learn to sail', '        heading: Call ${phones.ofice} to sail'],
  ],
  /** Claims that name figures; references in texts are checked where they are filled in. */
  *checkSite(manifest) {
    const written = namesIn(manifest, 'figures');
    if (!written) return;
    const all = new Set(written);
    const figures = recordOf(manifest, 'figures');
    for (const { value, pointer } of records(manifest, 'claims')) {
      for (const [index, name] of listOf(value['figures']).map(String).entries()) {
        if (all.has(name)) continue;
        const several = severalNames(name, all);
        const near = several
          ? explainSeveral(several)
          : (meantFigure(name, value, figures) ?? guessWithFix(name, all, missingIn('figures', written)));
        const message = `There is no figure called ${JSON.stringify(name)}.`;
        yield { pointer: `${pointer}/figures/${index}`, message, found: name, ...near };
      }
    }
  },
});

/** Returns the figure that is written as a reference, or that has the name of what the claim counts. */
function meantFigure(name: string, claim: Tree, figures: Tree): Partial<Finding> | undefined {
  const [, inside] = /^\$?\{{1,2} *(?:figures\.)?([\w-]+) *\}{1,2}$/.exec(name) ?? [];
  const own = listOf(claim['figures']).length === 1 ? [claim['name'], ...listOf(claim['counts'])] : [];
  const meant = new Set([inside, ...own].filter((one) => typeof one === 'string' && Object.hasOwn(figures, one)));
  const [only] = meant;
  if (typeof only !== 'string' || meant.size > 1) return undefined;
  return inside === undefined
    ? { hint: `Did you mean ${JSON.stringify(only)}?`, suggestions: [only], fix: { replace: only } }
    : { hint: `Write only its name: "${only}".`, suggestions: [only], fix: { replace: `"${only}"`, bare: true } };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
