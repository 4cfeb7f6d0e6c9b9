/** The gallery: every block type with every example. Works without scripts; they add copying and fitting heights. */
import { noColours, printProblems } from '../../../manifest/problems/print.ts';
import type { BlockType, Entry } from './catalogue.ts';
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

/** Renders a plain form, whose fields become the address. */
function ChoicesForm({ choices: { widths, schemes } }: { choices: Choices }) {
  return (
    <form className="choices">
      <fieldset>
        <legend>Width in pixels</legend>
        {WIDTHS.map((width) => (
          <Choice key={width} name="width" value={width} checked={widths.includes(width)} />
        ))}
      </fieldset>
      <fieldset>
        <legend>Colours</legend>
        {SCHEMES.map((scheme) => (
          <Choice key={scheme} name="scheme" value={scheme} checked={schemes.includes(scheme)} />
        ))}
      </fieldset>
      <button className="button button-primary">Show</button>
    </form>
  );
}

function Choice({ name, value, checked }: { name: string; value: string | number; checked: boolean }) {
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      {value}
    </label>
  );
}

function TypeSection({ block: { type, entries, error }, choices }: { block: BlockType; choices: Choices }) {
  return (
    <section className="wrap type" id={type} aria-labelledby={`${type}-heading`}>
      <h2 id={`${type}-heading`}>{type}</h2>
      {error && <pre className="problem">{printProblems(error, noColours)}</pre>}
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
  entry: Entry;
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
        <pre className="problem">{printProblems(error, noColours)}</pre>
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
