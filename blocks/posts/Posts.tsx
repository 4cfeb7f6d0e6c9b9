import type { Posts as PostsBlock } from '../../schema/types.ts';
import { Section } from '../shared/section/Section.tsx';
import { useStaticLabels } from '../shared/site-context.ts';
import { Categories } from './Categories.tsx';
import type { ListedPosts } from './listed.ts';
import { Neighbours } from './Neighbours.tsx';
import { Pages } from './Pages.tsx';
import { Post } from './Post.tsx';
import { Tags } from './Tags.tsx';

/**
 * Renders articles: above them the tags of their collection, beside them the categories with counts, which do not filter
 * them, and below them the pager or links to the previous and next article.
 */
export function Posts({ block }: { block: PostsBlock | ListedPosts }) {
  const { heading, categories, pager, tags, neighbours, look, items } = block as ListedPosts;
  const { nothingListed } = useStaticLabels();
  return (
    <Section block={block} heading={heading}>
      {tags && <Tags tags={tags} />}
      {items && items.length > 0 && (
        <div className={categories ? 'columns with-aside' : 'columns'}>
          <ul className={listClass(look === 'grid', items.length)} data-rise="">
            {items.map((post, index) => (
              <Post key={index} post={post} readMore={block.readMoreLabel} />
            ))}
          </ul>
          {categories && <Categories block={block} items={items} categories={categories} />}
        </div>
      )}
      {!neighbours && items?.length === 0 && <p className="none">{nothingListed}</p>}
      {pager && <Pages pager={pager} />}
      {neighbours && <Neighbours {...neighbours} />}
    </Section>
  );
}

/** Returns the classes of a list. Three side by side fill their row, which has space for four. */
function listClass(isGrid: boolean, count: number): string {
  return ['articles', isGrid && 'grid', isGrid && count === 3 && 'three'].filter(Boolean).join(' ');
}
