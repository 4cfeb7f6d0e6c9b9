/** Formats a report for a pull request. All but the headings is HTML, so that no text is read as Markdown. */
import { passageHtml, plain } from './markup.ts';
import { count } from '../report.ts';
import type { DiffChange, DiffEntry, DiffReport, DiffSection } from '../report.ts';
import { pageListText } from './passages.ts';

/** The maximal length of a comment on GitHub. */
const LIMIT = 65_536;
/** Reserved for the last sentences and for closing tags. */
const RESERVE = 1000;
const MOST_PAGES = 20;

/** Returns a report as Markdown. Within <code>, an @ mentions no one and a # links to no issue. */
export function markdownReport(report: DiffReport): string {
  const lines = [
    '## What changes on the site',
    `<p><strong>${plain(report.summary)}</strong><br><code>${plain(report.before)}</code> → <code>${plain(report.after)}</code></p>`,
  ];
  let space = LIMIT - RESERVE - lines.join('\n\n').length;
  let left = 0;
  for (const section of report.sections) {
    const kept = section.entries.map(printEntry).filter((entry) => {
      const fits = entry.length + section.heading.length + 100 < space;
      if (fits) space -= entry.length + 1;
      else left++;
      return fits;
    });
    if (kept.length > 0) lines.push(...printSection(section, kept));
    space -= section.heading.length + 100;
  }
  if (left > 0)
    lines.push(
      `${count(left, 'entry', 'entries')} did not fit into GitHub's ${LIMIT.toLocaleString('en')} characters. See all of it: npx waybill diff --format html --out diff.html`,
    );
  return `${[...lines, ...report.notes].join('\n\n')}\n`;
}

function printSection({ heading, isUrgent, entries }: DiffSection, kept: string[]): string[] {
  const list = `<ul>\n${kept.join('\n')}\n</ul>`;
  if (isUrgent) return [`### ⚠️ ${heading}`, list];
  return [`<details><summary><strong>${heading}</strong> (${entries.length})</summary>\n${list}\n</details>`];
}

function printEntry({ title, changes, pages }: DiffEntry): string {
  const on = pages ? `, <code>${plain(pageListText(pages, MOST_PAGES))}</code>` : '';
  const list = changes.length === 0 ? '' : `\n<ul>\n${changes.map(printChange).join('\n')}\n</ul>\n`;
  return `<li><code>${plain(title)}</code>${on}${list}</li>`;
}

function printChange({ what, position, passages }: DiffChange): string {
  const head = [what && `<code>${plain(what)}</code>`, position && `<code>${plain(position)}</code>`]
    .filter(Boolean)
    .join(' · ');
  return `<li>${[head, ...passages.map((passage) => `<code>${passageHtml(passage)}</code>`)].filter(Boolean).join('<br>\n')}</li>`;
}
