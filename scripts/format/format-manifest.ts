/** Formats a manifest with Prettier, updates its table of contents, and makes sure that its meaning stays the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { checkFile, manifestChecker } from '../../manifest/manifest.ts';
import { parse } from '../../manifest/yaml/parse.ts';
import { ManifestError } from '../../manifest/problems/problem.ts';
import { UnreadableError } from '../../schema/errors.ts';
import { project } from '../../builder/project.ts';
import { updateContents } from './contents.ts';
import { orderFields } from './order-fields.ts';

/** A manifest's text before and after. */
export interface Formatted {
  before: string;
  after: string;
}

/**
 * Returns a manifest's text before and after, whatever its check finds; with `isOrdered`, its fields are in the order of
 * the schema. Throws ManifestError if it cannot be parsed.
 */
export async function formatManifest(file: string, isOrdered: boolean): Promise<Formatted> {
  const { problems, text } = checkFile(file);
  if (Array.isArray(parse(file, text))) throw new ManifestError(problems, text);
  const before = readFileSync(file, 'utf8');
  const [mark = ''] = /^\uFEFF/.exec(before) ?? [];
  const [newline = '\n'] = /\r\n|[\r\n]/.exec(before) ?? [];
  const plain = before.slice(mark.length).replaceAll(/\r\n?/g, '\n');
  const style = await resolveConfig(join(project, 'site.yaml'));
  const parser = /^\s*\{/.test(plain) && file.endsWith('.json') ? 'json' : 'yaml';
  const formatted = await format(isOrdered ? orderFields(plain) : plain, {
    ...style,
    parser,
    proseWrap: 'preserve',
    endOfLine: 'lf',
  });
  const after = mark + updateContents(formatted, valueOf(file, formatted)).replaceAll('\n', newline);
  if (!hasSameMeaning(file, before, after)) {
    throw new UnreadableError(
      `${file} was not changed: formatted, it would say something else. Please report this; the file itself is fine.`,
    );
  }
  return { before, after };
}

/** Returns whether two texts have the same value and the same problems, wherever they are written. */
function hasSameMeaning(file: string, before: string, after: string): boolean {
  const check = manifestChecker(file);
  const reported = (text: string) =>
    check(Buffer.from(text))
      .problems.map(({ code, pointer, message }) => [code, pointer, message].join('\n'))
      .toSorted();
  return (
    isDeepStrictEqual(valueOf(file, after), valueOf(file, before)) &&
    isDeepStrictEqual(reported(after), reported(before))
  );
}

function valueOf(file: string, text: string): unknown {
  const source = parse(file, text.replace(/^\uFEFF/, ''));
  return Array.isArray(source) ? source : source.value;
}
