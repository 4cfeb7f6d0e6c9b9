/** Makes the further pages of a list from its first. */
import type { PageListing } from '../../../manifest/incremental/lists/listing.ts';
import type { PreparedRoute } from '../../../renderer/page.ts';
import type { Labels, PageBlock, Route } from '../../../schema/types.ts';

/** Returns the fields in which a further page of a list differs from its first: it has the hero and the list alone. */
export function asFurtherPage(
  route: Route,
  blocks: PageBlock[],
  { made, listing, labels }: { made: NonNullable<PageListing['made']>; listing: PageListing; labels: Labels },
): Partial<PreparedRoute> {
  const { path, parent, tag, number, total } = made;
  const about = tag === undefined ? undefined : listing.lists[0]!.tags!.find(({ isCurrent }) => isCurrent)!.name;
  const page = number === 1 ? undefined : fillIn(labels.pageOf, { number, total });
  const titled = (title: string) => [about, title, page].filter(Boolean).join(' – ');
  const { canonical: _elsewhere, ...meta } = route.meta;
  const [first] = blocks;
  const list = blocks[listing.lists[0]!.at]!;
  const hero =
    first?.type === 'hero'
      ? [{ ...first, heading: about === undefined ? first.heading : `${first.heading} – ${about}` }]
      : [];
  const description = [about, meta.description, page].filter(Boolean).join(' – ');
  const name = [about, page].filter(Boolean).join(' – ');
  return {
    path,
    parent,
    name,
    isFurtherPage: true,
    meta: {
      ...meta,
      title: titled(meta.title),
      description,
      ...(meta.social
        ? { social: { ...meta.social, title: titled(meta.social.title ?? meta.title), description } }
        : {}),
    },
    blocks: [...hero, list] as Route['blocks'],
  };
}

function fillIn(words: string, values: Record<string, number>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
