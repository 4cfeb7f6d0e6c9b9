import type { Hero as HeroBlock } from '../../schema/types.ts';
import { Byline } from './Byline.tsx';
import { longWordClass } from '../shared/section/long-word.ts';
import { Actions } from '../shared/Actions.tsx';
import { ArcChart } from '../shared/charts/horizon/ArcChart.tsx';
import { RangeChart } from '../shared/charts/range/RangeChart.tsx';
import { Drawing } from '../shared/drawings/Drawing.tsx';
import { Figure } from '../shared/pictures/Figure.tsx';
import { scrimClasses, sizesOf } from '../shared/pictures/backdrop.ts';
import { useSiteContext } from '../shared/site-context.ts';
import { Paragraph } from '../shared/Prose.tsx';
import { targetOf } from '../shared/section/target.ts';

/** Renders the first block of a page, with its only h1. */
export function Hero({ block }: { block: HeroBlock }) {
  const { image, chart } = block;
  const isFull = block.size === 'full';
  const classes = [
    'hero',
    `hero-${block.size}`,
    image && `with-picture${scrimClasses(image)}`,
    chart && !isFull && 'with-chart',
  ];
  return (
    <section className={classes.filter(Boolean).join(' ')} {...targetOf(block)}>
      {chart && isFull && <ArcChart data={chart} />}
      {image ? (
        <div className="wrap">
          <div className="words">
            <Words block={block} />
          </div>
          <Figure image={image} className="hero-picture" sizes={sizesOf(image)} isFirst />
        </div>
      ) : (
        <div className="wrap">
          <Words block={block} />
        </div>
      )}
      {chart && !isFull && (
        <figure className="wrap">
          <RangeChart data={chart} />
          {chart.caption !== undefined && (
            <figcaption>
              <small>{chart.caption}</small>
            </figcaption>
          )}
        </figure>
      )}
      {block.drawing && <Drawing name={block.drawing} />}
    </section>
  );
}

function Words({ block }: { block: HeroBlock }) {
  return (
    <>
      {block.breadcrumb && <Breadcrumb />}
      <h1 className={block.image && longWordClass(block.heading)} tabIndex={-1}>
        {block.heading}
      </h1>
      <Byline />
      <Paragraph html={block.lead} className="lead" />
      <Paragraph html={block.note} className="note" />
      <Actions actions={block.actions} />
    </>
  );
}

/** Renders the links from the home page to this one; the last step is this page and no link. */
function Breadcrumb() {
  const { breadcrumbs, labels } = useSiteContext();
  if (breadcrumbs.length < 2) return null;
  return (
    <nav aria-label={labels.breadcrumb}>
      <ol className="breadcrumb">
        {breadcrumbs.map(({ label, to }, index) => (
          <li key={to}>
            {index < breadcrumbs.length - 1 ? <a href={to}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
