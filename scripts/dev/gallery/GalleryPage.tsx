/**
 * Renders the gallery: every block type with every example, live. It works without scripts, which add copying and
 * fitting heights.
 */
import { printProblems } from '../../../manifest/problems/print.ts';
import type { BlockType, ExampleEntry } from './block-types.ts';
import { SCHEMES } from '../../cli/browser/schemes.ts';
import type { Scheme } from '../../cli/browser/schemes.ts';
import { LOOK_NAMES, WIDTHS } from './choices.ts';
import type { Choices, LookName, Width } from './choices.ts';

interface GalleryPageProps {
  blockTypes: BlockType[];
  choices: Choices;
}

/** Shows every block with every example. */
export function GalleryPage({ blockTypes, choices }: GalleryPageProps) {
  return (
    <>
      <header className="wrap intro">
        <h1>Blocks</h1>
        <p className="lead">Every block with every example, as the site shows it.</p>
        <ChoicesForm choices={choices} />
        <nav aria-label="Blocks">
          <ul>
            {blockTypes.map(({ type }) => (
              <li key={type}>
                <a href={`#${type}`}>{type}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main">
        {blockTypes.map((block) => (
          <TypeSection key={block.type} block={block} choices={choices} />
        ))}
      </main>
    </>
  );
}

/** Renders a plain form, whose values become the query of the address. */
function ChoicesForm({ choices: { widths, schemes, looks } }: { choices: Choices }) {
  return (
    <form className="choices">
      <Choice legend="Width in pixels" name="width" values={WIDTHS} chosen={widths} />
      <Choice legend="Colours" name="scheme" values={SCHEMES} chosen={schemes} />
      <Choice legend="Looks besides the site’s own" name="look" values={LOOK_NAMES} chosen={looks} />
      <button className="button button-primary">Show</button>
    </form>
  );
}

interface ChoiceProps<Value> {
  legend: string;
  name: string;
  values: readonly Value[];
  chosen: Value[];
}

function Choice<Value extends string | number>({ legend, name, values, chosen }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {value}
        </label>
      ))}
    </fieldset>
  );
}

function TypeSection({ block: { type, entries, error }, choices }: { block: BlockType; choices: Choices }) {
  return (
    <section className="wrap type" id={type} aria-labelledby={`${type}-heading`}>
      <h2 id={`${type}-heading`}>{type}</h2>
      {error && <pre className="problem">{printProblems(error)}</pre>}
      {!error && entries.length === 0 && <p>There is no example yet: write blocks/{type}/examples.yaml.</p>}
      {entries.map((entry, index) => (
        <Example key={index} type={type} number={index + 1} entry={entry} choices={choices} />
      ))}
    </section>
  );
}

interface ExampleProps {
  type: string;
  number: number;
  entry: ExampleEntry;
  choices: Choices;
}

function Example({ type, number, entry: { name, yaml, error }, choices }: ExampleProps) {
  const { widths, schemes } = choices;
  const address = `/_gallery/${type}/${number}`;
  const looks = choices.looks.length > 0 ? choices.looks : [undefined];
  return (
    <article className="example">
      <h3>
        <a href={address}>{name}</a>
      </h3>
      {error ? (
        <pre className="problem">{printProblems(error)}</pre>
      ) : (
        looks.flatMap((look) =>
          schemes.map((scheme) => (
            <div className="frames" key={`${look} ${scheme}`}>
              {widths.map((width) => (
                <Frame key={width} name={`${type}: ${name}`} {...{ address, width, scheme, look }} />
              ))}
            </div>
          )),
        )
      )}
      <details className="source">
        <summary>YAML</summary>
        <button className="button button-quiet" type="button" data-copy="Copy" hidden>
          Copy
        </button>
        <pre>
          <code>{yaml}</code>
        </pre>
      </details>
    </article>
  );
}

interface FrameProps {
  name: string;
  address: string;
  width: Width;
  scheme: Scheme;
  /** The site's own where it is undefined. */
  look: LookName | undefined;
}

function Frame({ name, address, width, scheme, look }: FrameProps) {
  const view = `${width} px, ${scheme}${look ? `, ${look}` : ''}`;
  const query = `scheme=${scheme}${look ? `&look=${look}` : ''}`;
  return (
    <figure data-width={width}>
      <figcaption className="note">{view}</figcaption>
      <div className="screen">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is a page of this server, and scripts measure it */}
        <iframe src={`${address}?${query}`} title={`${name}, ${view}`} loading="lazy" />
      </div>
    </figure>
  );
}
