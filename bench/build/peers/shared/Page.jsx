const html = (__html) => ({ dangerouslySetInnerHTML: { __html } });

const blocks = {
  hero: ({ heading, lead }) => (
    <section className="hero">
      <h1>{heading}</h1>
      <p {...html(lead)} />
    </section>
  ),
  stats: ({ items }) => (
    <dl className="stats">
      {items.map(({ number, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  ),
  longtext: ({ text }) => <section className="prose" {...html(text)} />,
  faq: ({ heading, items }) => (
    <section className="faq">
      <h2>{heading}</h2>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p {...html(answer)} />
        </details>
      ))}
    </section>
  ),
  'phrase-list': ({ heading, phrases }) => (
    <section className="phrases">
      <h2>{heading}</h2>
      <ul>
        {phrases.map((phrase, index) => (
          <li key={index}>{phrase}</li>
        ))}
      </ul>
    </section>
  ),
};

/** The blocks of a rendered route. */
export function Blocks({ route }) {
  return route.blocks.map((block, index) => {
    const Block = blocks[block.type];
    return <Block key={index} {...block} />;
  });
}

export function Header({ brand, navigation }) {
  return (
    <header>
      <a href="/">{brand.name}</a>
      <nav>
        {navigation.items.map(({ label, to }) => (
          <a key={to} href={to}>
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}

export function Footer({ footer }) {
  return (
    <footer>
      {footer.columns.map(({ heading, links }) => (
        <div key={heading}>
          <h2>{heading}</h2>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>{footer.copyright}</p>
    </footer>
  );
}
