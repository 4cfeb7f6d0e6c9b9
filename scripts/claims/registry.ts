/** Collects the claims of a site, each with its readings and the pages that make it. */
import { claimsOf } from '../../manifest/text/claims/registry.ts';
import { REFERENCE } from '../../manifest/text/references.ts';
import { shownBlocks } from '../../manifest/rules/support/written-blocks.ts';
import { isRecord, pagesOf } from '../../schema/values/tree.ts';

export interface FigureUses {
  figure: string;
  text: string;
  /** Paths of pages; "every page" for header and footer. */
  pages: string[];
}

export interface RegistryEntry {
  claim: string;
  readings: FigureUses[];
  reason?: string;
}

export interface ClaimRegistry {
  claims: RegistryEntry[];
  /** Figures without a claim: the check does not find their numbers where they are typed by hand. */
  unclaimed: FigureUses[];
  /** Figures that no page uses. */
  unused: string[];
}

/** Returns the claims of a valid manifest. */
export function claimRegistryOf(manifest: unknown): ClaimRegistry {
  const uses = usesOf(manifest);
  const readingOf = (reference: string, text: string): FigureUses => ({
    figure: reference,
    text,
    pages: [...(uses.get(reference) ?? [])],
  });
  const claims = claimsOf(manifest).map(({ name, figures, reason }): RegistryEntry => {
    const readings = figures.map(({ reference, text }) => readingOf(reference, text));
    return { claim: name, readings, ...(reason === undefined ? {} : { reason }) };
  });
  const claimed = new Set(claims.flatMap(({ readings }) => readings.map(({ figure }) => figure)));
  const figures = Object.entries(isRecord(manifest) && isRecord(manifest['figures']) ? manifest['figures'] : {});
  const all = figures.map(([name, text]) => readingOf(`figures.${name}`, String(text)));
  return {
    claims,
    unclaimed: all.filter(({ figure }) => !claimed.has(figure)),
    unused: all.filter(({ pages }) => pages.length === 0).map(({ figure }) => figure),
  };
}

/** Returns the pages that use each reference, also through a shared block. */
function usesOf(manifest: unknown): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  const addUses = (value: unknown, page: string): void => {
    for (const [, escaped, name = ''] of JSON.stringify(value).matchAll(REFERENCE))
      if (!escaped) uses.set(name, (uses.get(name) ?? new Set()).add(page));
  };
  for (const page of pagesOf(manifest)) {
    const blocks = shownBlocks(manifest, page, 'type').map(({ value }) => value);
    addUses([page.value, blocks], page.path ?? page.special ?? '');
  }
  if (!isRecord(manifest)) return uses;
  const { brand, navigation, footer, floatingButtons, answers } = manifest;
  addUses([brand, navigation, footer, floatingButtons, answers], 'every page');
  return uses;
}
