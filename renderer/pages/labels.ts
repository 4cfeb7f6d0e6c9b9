import type { PageLabels, StaticLabels } from '../../blocks/shared/site-context.ts';
import type { Labels } from '../../schema/types.ts';

/** Divides a site's labels into those that pages send to the browser as data, and those that are only in their HTML. */
export function divideLabels(all: Labels): { labels: PageLabels; staticLabels: StaticLabels } {
  const { offline: _text, offlineTitle: _heading, ...shown } = all;
  const { largePicture, previousPicture, nextPicture, pictureCount, best, yes, no, ...labels } = shown;
  return { labels, staticLabels: { largePicture, previousPicture, nextPicture, pictureCount, best, yes, no } };
}
