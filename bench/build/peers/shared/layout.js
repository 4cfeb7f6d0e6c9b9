/** The same page as template strings, for peers whose templates are functions. */
import { fill, inline, markdown } from './content.js';

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const link = ({ to, label }) => `<a href="${escape(to)}">${escape(label)}</a>`;

const blocks = {
  hero: ({ heading, lead }, site) =>
    `<section class="hero"><h1>${escape(heading)}</h1><p>${inline(fill(lead, site))}</p></section>`,
  stats: ({ items }) =>
    `<dl class="stats">${items.map(({ number, label }) => `<div><dt>${escape(label)}</dt><dd>${escape(number)}</dd></div>`).join('')}</dl>`,
  longtext: ({ text }) => `<section class="prose">${markdown(text)}</section>`,
  faq: ({ heading, items }) =>
    `<section class="faq"><h2>${escape(heading)}</h2>${items
      .map(
        ({ question, answer }) => `<details><summary>${escape(question)}</summary><p>${inline(answer)}</p></details>`,
      )
      .join('')}</section>`,
  'phrase-list': ({ heading, phrases }) =>
    `<section class="phrases"><h2>${escape(heading)}</h2><ul>${phrases.map((phrase) => `<li>${escape(phrase)}</li>`).join('')}</ul></section>`,
};

/** The whole document of a route. */
export function documentOf(route, site) {
  const { title, description } = route.meta;
  const columns = site.footer.columns.map(
    ({ heading, links }) =>
      `<div><h2>${escape(heading)}</h2><ul>${links.map((one) => `<li>${link(one)}</li>`).join('')}</ul></div>`,
  );
  return `<!doctype html>
<html lang="${site.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><meta name="description" content="${escape(description)}"><link rel="stylesheet" href="/page.css"></head>
<body>
<header>${link({ to: '/', label: site.brand.name })}<nav>${site.navigation.items.map(link).join('')}</nav></header>
<main>${route.blocks.map((block) => blocks[block.type](block, site)).join('\n')}</main>
<footer>${columns.join('')}<p>${escape(site.footer.copyright)}</p></footer>
</body>
</html>
`;
}
