/** Separates what a text says from how its lines end. */
import { writtenOffsets } from '../../manifest/yaml/line-ends.ts';
import type { Splice } from '../edit.ts';

/** A text with line feeds only; `toWritten` turns splices of it into splices of the text as it is written. */
export interface PlainText {
  plain: string;
  toWritten(splices: Splice[]): Splice[];
}

/** Removes a byte order mark and carriage returns. */
export function plainOf(written: string): PlainText {
  const mark = written.startsWith('\uFEFF') ? 1 : 0;
  if (mark === 0 && !written.includes('\r')) return { plain: written, toWritten: (splices) => splices };
  const body = written.slice(mark);
  const [newline = '\n'] = /\r\n|[\r\n]/.exec(body) ?? [];
  const at = writtenOffsets(body);
  const toWritten = ({ start, end, text }: Splice): Splice => ({
    start: at(start) + mark,
    end: at(end) + mark,
    text: text.replaceAll('\n', newline),
  });
  return { plain: body.replaceAll(/\r\n?/g, '\n'), toWritten: (splices) => splices.map(toWritten) };
}
