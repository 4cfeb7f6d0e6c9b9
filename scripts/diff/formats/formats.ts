/** Lists the formats of a report. */
import { UnreadableError } from '../../../schema/errors.ts';
import { htmlReport } from './html.ts';
import { markdownReport } from './markdown.ts';
import type { DiffReport } from '../report.ts';
import { textReport } from './text.ts';

/** Functions from a report to its text; `isTerminal` if it goes to the standard output, which may have colours. */
export const diffFormats: Record<'text' | 'markdown' | 'html', (report: DiffReport, isTerminal: boolean) => string> = {
  text: textReport,
  markdown: markdownReport,
  html: htmlReport,
};

type Format = keyof typeof diffFormats;

const EXTENSIONS: [RegExp, Format][] = [
  [/\.md$/i, 'markdown'],
  [/\.html?$/i, 'html'],
];

/** Returns the requested format, by name or by the extension of the file; text by default. Throws UnreadableError. */
export function chooseFormat(options: { format?: string; out?: string; pictures: boolean }): Format {
  const { format, out = '', pictures } = options;
  const names = Object.keys(diffFormats) as Format[];
  const chosen =
    format === undefined
      ? (EXTENSIONS.find(([extension]) => extension.test(out))?.[1] ?? 'text')
      : names.find((name) => name === format);
  if (!chosen) throw new UnreadableError(`${JSON.stringify(format)} is not a format. There are: ${names.join(', ')}.`);
  if (pictures && chosen !== 'html')
    throw new UnreadableError('Pictures go into the HTML report only. Add: --format html --out diff.html');
  return chosen;
}
