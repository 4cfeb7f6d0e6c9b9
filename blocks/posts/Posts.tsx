import type { Post as PostItem, Posts as PostsBlock } from '../../schema/types.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { Drawing } from '../shared/drawings/Drawing.tsx';
import { useSiteContext } from '../shared/site-context.ts';
import { Picture } from '../shared/pictures/Picture.tsx';
import { Paragraph } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';

/** Renders articles, and beside them their categories with counts. The categories do not filter the articles. */
export function Posts({ block }: { block: PostsBlock }) {
  return (
    <Section block={block} heading={block.heading}>
      <div className={block.categories ? 'columns with-aside' : 'columns'}>
        <ul className="articles" data-rise="">
          {block.items.map((post, index) => (
            <Post key={index} post={post} readMore={block.readMoreLabel} />
          ))}
        </ul>
        {block.categories && <Categories block={block} categories={block.categories} />}
      </div>
    </Section>
  );
}

function Post({ post, readMore }: { post: PostItem; readMore: string | undefined }) {
  const { language } = useSiteContext();
  const day = new Date(post.date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <li className="card card-link">
      {post.image && <Picture image={post.image} />}
      {post.drawing && <Drawing name={post.drawing} />}
      <p className="meta">
        {post.category !== undefined && `${post.category} · `}
        <time dateTime={post.date}>{day}</time>
      </p>
      <h3>{post.title}</h3>
      <Paragraph html={post.excerpt} />
      <Anchor to={post.to} className="more">
        {readMore ?? post.title}
        {readMore !== undefined && <span className="hidden">: {post.title}</span>}
      </Anchor>
    </li>
  );
}

function Categories({ block, categories }: { block: PostsBlock; categories: string[] }) {
  const counts = [
    ...(block.allLabel === undefined ? [] : [{ name: block.allLabel, count: block.items.length }]),
    ...categories.map((name) => ({
      name,
      count: block.items.filter(({ category }) => category === name).length,
    })),
  ];
  return (
    <aside className="categories" aria-label={block.categoriesHeading}>
      {block.categoriesHeading !== undefined && <h2>{block.categoriesHeading}</h2>}
      <ul>
        {counts.map(({ name, count }, index) => (
          <li key={index}>
            <button type="button">
              {name} <span>{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
