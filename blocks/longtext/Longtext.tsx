import type { Longtext as LongtextBlock } from '../../schema/types.ts';
import { asHtml } from '../../schema/values/html.ts';
import type { Html } from '../../schema/values/html.ts';
import { Prose, Sentence } from '../shared/Prose.tsx';
import { useStaticLabels } from '../shared/site-context.ts';
import { targetOf } from '../shared/section/target.ts';

/** Renders a text of several paragraphs. */
export function Longtext({ block }: { block: LongtextBlock }) {
  const { layout, text } = block;
  return (
    <div className={`longtext longtext-${layout}${startClass(text)}`} {...targetOf(block)}>
      {layout === 'contents' ? (
        <div className="wrap">
          <Contents headings={headingsIn(text)} />
          <Prose html={text} />
        </div>
      ) : (
        <Prose html={text} className="wrap prose" />
      )}
    </div>
  );
}

/** Returns the class for what a text begins with; a heading brings the space above it along. */
function startClass(text: Html): string {
  const start = String(text);
  if (start.startsWith('<p')) return ' longtext-with-lead';
  return start.startsWith('<h') ? '' : ' longtext-bare';
}

interface Heading {
  id: string;
  title: Html;
}

/** Renders links to the sections of a text: beside it, or above it in a list that opens. */
function Contents({ headings }: { headings: Heading[] }) {
  const { contents } = useStaticLabels();
  if (headings.length === 0) return null;
  return (
    <nav aria-label={contents}>
      <details>
        <summary>{contents}</summary>
        <ol>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Sentence html={title} />
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Returns the ids and the words of the section headings in a text, as Markdown has made them. */
function headingsIn(text: Html): Heading[] {
  const found = String(text).matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs);
  return Array.from(found, ([, id, inside]) => ({ id: id!, title: asHtml(inside!.replace(/<[^>]+>/g, '')) }));
}
