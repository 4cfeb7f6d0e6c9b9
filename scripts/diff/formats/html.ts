/** Formats a report as one HTML file that opens from disk: no script, no external resources. */
import { passageHtml, plain } from './markup.ts';
import type { DiffChange, DiffEntry, PicturePair, DiffReport, DiffSection } from '../report.ts';
import { pageListText } from './passages.ts';
import { CHART_COLOURS } from '../../../theme/looks/chart-colours.ts';

const TOKENS = ['paper', 'tint', 'ink', 'ink-2', 'line', 'line-2', 'accent', 'danger-t', 'ok'] as const;
const MOST_PAGES = 100;

const tokens = (scheme: 'light' | 'dark') => TOKENS.map((name) => `--${name}:${CHART_COLOURS[scheme][name]}`).join(';');

const STYLE = `
:root{color-scheme:light dark;${tokens('light')}}
@media (prefers-color-scheme:dark){:root{${tokens('dark')}}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 Arial,sans-serif}
header,main,footer{max-width:75rem;margin:0 auto;padding:1rem 1.25rem}
h1{font-size:1.8rem;line-height:1.2;margin:.5rem 0}h2{margin:2rem 0 .5rem}h3{margin:0;font-size:1.1rem;overflow-wrap:anywhere}
a{color:var(--accent)}p{margin:.25rem 0;overflow-wrap:anywhere}
.quiet,footer{color:var(--ink-2)}.summary{font-size:1.2rem;font-weight:700}
article{border-top:1px solid var(--line);padding:.75rem 0}
ul{list-style:none;padding:0;margin:.25rem 0}li{margin:.5rem 0;overflow-wrap:anywhere}
.words{background:var(--tint);border-left:3px solid var(--line-2);margin:.25rem 0;padding:.25rem .75rem}
ins{color:var(--ok);font-weight:700}del{color:var(--danger-t)}
.loud{border:3px solid var(--danger-t);padding:0 1rem 1rem}.loud h2{color:var(--danger-t);margin-top:1rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start}.narrow{grid-template-columns:repeat(2,minmax(0,22.5rem))}.pair img{width:100%;border:1px solid var(--line-2)}
figure{margin:0}
.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`;

const spoken = (word: string) => `<span class="spoken"> ${word}: </span>`;

/** Returns a report as an HTML document. */
export function htmlReport(report: DiffReport): string {
  const sections = report.sections.map(printSection).join('\n');
  const contents = report.sections.map(
    ({ heading, entries }) => `<li><a href="#${idOf(heading)}">${heading} (${entries.length})</a></li>`,
  );
  if (report.pictures.length > 0) contents.push('<li><a href="#pictures">Pictures</a></li>');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>What changes on the site</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><header><h1>What changes on the site</h1>
<p class="summary">${plain(report.summary)}</p>
<p class="quiet">${plain(report.before)} → ${plain(report.after)}</p>
<nav aria-label="Contents"><ul>${contents.join('')}</ul></nav></header>
<main>
${sections}${printPictures(report)}
</main>
<footer>${report.notes.map((note) => `<p>${plain(note)}</p>`).join('')}</footer></body></html>
`;
}

function printSection({ heading, isUrgent, entries }: DiffSection): string {
  const id = idOf(heading);
  return `<section${isUrgent ? ' class="loud"' : ''} aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>
${entries.map(printEntry).join('\n')}</section>`;
}

function printEntry({ title, changes, pages }: DiffEntry): string {
  const on = pages ? `<p class="quiet">${plain(pageListText(pages, MOST_PAGES))}</p>` : '';
  const list = changes.length === 0 ? '' : `<ul>${changes.map(printChange).join('')}</ul>`;
  return `<article><h3>${plain(title)}</h3>${on}${list}</article>`;
}

function printChange({ what, position, passages }: DiffChange): string {
  const at = position ? ` <span class="quiet">${plain(position)}</span>` : '';
  const words = passages.map((passage) => `<p class="words">${passageHtml(passage, spoken)}</p>`);
  return `<li>${plain(what)}${at}${words.join('')}</li>`;
}

function printPictures({ pictures }: DiffReport): string {
  if (pictures.length === 0) return '';
  return `\n<section aria-labelledby="pictures"><h2 id="pictures">Pictures</h2>
${pictures.map(printPair).join('\n')}</section>`;
}

function printPair({ path, width, before, after }: PicturePair): string {
  const name = `${plain(path)}, ${width} pixels wide`;
  const figure = (side: string, source: string) =>
    `<figure><figcaption>${side}</figcaption><img src="${source}" alt="${name}: ${side.toLowerCase()}"></figure>`;
  return `<article><h3>${name}</h3><div class="${width < 720 ? 'pair narrow' : 'pair'}">${figure('Before', before)}${figure('After', after)}</div></article>`;
}

function idOf(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '-');
}
