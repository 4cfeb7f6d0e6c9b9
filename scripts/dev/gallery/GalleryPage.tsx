/** The gallery: every block type with every example, live. Works without scripts; they add copying and fitting heights. */
import { printProblems } from '../../../manifest/problems/print.ts';
import type { BlockType, CatalogueEntry } from './catalogue.ts';
import { SCHEMES, WIDTHS } from './choices.ts';
import type { Choices, Scheme, Width } from './choices.ts';

interface GalleryPageProps {
  catalogue: BlockType[];
  choices: Choices;
}

export function GalleryPage({ catalogue, choices }: GalleryPageProps) {
  return (
    <>
      <header className="wrap intro">
        <h1>Blocks</h1>
        <p className="lead">Every block with every example, as the site shows it.</p>
        <ChoicesForm choices={choices} />
        <nav aria-label="Blocks">
          <ul>
            {catalogue.map(({ type }) => (
              <li key={type}>
                <a href={`#${type}`}>{type}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main">
        {catalogue.map((block) => (
          <TypeSection key={block.type} block={block} choices={choices} />
        ))}
      </main>
    </>
  );
}

/** A plain form: its answers become the address. */
function ChoicesForm({ choices: { widths, schemes } }: { choices: Choices }) {
  return (
    <form className="choices">
      <Choice legend="Width in pixels" name="width" values={WIDTHS} chosen={widths} />
      <Choice legend="Colours" name="scheme" values={SCHEMES} chosen={schemes} />
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
  entry: CatalogueEntry;
  choices: Choices;
}

function Example({ type, number, entry: { name, yaml, error }, choices: { widths, schemes } }: ExampleProps) {
  const address = `/_gallery/${type}/${number}`;
  return (
    <article className="example">
      <h3>
        <a href={address}>{name}</a>
      </h3>
      {error ? (
        <pre className="problem">{printProblems(error)}</pre>
      ) : (
        schemes.map((scheme) => (
          <div className="frames" key={scheme}>
            {widths.map((width) => (
              <Frame key={width} name={`${type}: ${name}`} address={address} width={width} scheme={scheme} />
            ))}
          </div>
        ))
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
}

function Frame({ name, address, width, scheme }: FrameProps) {
  return (
    <figure data-width={width}>
      <figcaption className="note">
        {width} px, {scheme}
      </figcaption>
      <div className="screen">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is a page of this server, and scripts measure it */}
        <iframe src={`${address}?scheme=${scheme}`} title={`${name}, ${width} px, ${scheme}`} loading="lazy" />
      </div>
    </figure>
  );
}
