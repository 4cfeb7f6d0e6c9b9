import { STATIC_LABELS } from '../../blocks/shared/site-context.ts';
import type { PageLabels, StaticLabels } from '../../blocks/shared/site-context.ts';
import { FORM_LABELS } from '../../blocks/form/prepare.ts';
import type { Labels } from '../../schema/types.ts';

const isStatic = (name: string) => (STATIC_LABELS as readonly string[]).includes(name);

/** Divides a site's labels into those that pages send to the browser as data, and those that are only in their HTML. */
export function divideLabels(all: Labels): { labels: PageLabels; staticLabels: StaticLabels } {
  const { offline: _text, offlineTitle: _heading, ...shown } = all;
  const own = Object.entries(shown).filter(([name]) => !FORM_LABELS.has(name)); // a form that needs them has them in its data
  const parts = Object.groupBy(own, ([name]) => (isStatic(name) ? 'staticLabels' : 'labels'));
  return {
    labels: Object.fromEntries(parts.labels ?? []) as unknown as PageLabels,
    staticLabels: Object.fromEntries(parts.staticLabels ?? []) as unknown as StaticLabels,
  };
}
