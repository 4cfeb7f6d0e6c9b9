/** Formats a manifest with Prettier, and makes sure that its meaning stays the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { checkFile, manifestChecker } from '../../manifest/manifest.ts';
import { parse } from '../../manifest/yaml/parse.ts';
import { ManifestError } from '../../manifest/problems/problem.ts';
import { UnreadableError } from '../../schema/errors.ts';
import { project } from '../../builder/project.ts';

/** A manifest's text before and after. */
export interface Formatted {
  before: string;
  after: string;
}

/** Returns a manifest's text before and after, whatever its check finds. Throws ManifestError if it cannot be parsed. */
export async function formatManifest(file: string): Promise<Formatted> {
  const { problems, text } = checkFile(file);
  if (Array.isArray(parse(file, text))) throw new ManifestError(problems, text);
  const before = readFileSync(file, 'utf8'); // with its byte order mark, which the checked text does not have
  const style = await resolveConfig(join(project, 'site.yaml'));
  const parser = /^\uFEFF?\s*\{/.test(before) && file.endsWith('.json') ? 'json' : 'yaml';
  const after = await format(before, { ...style, parser, proseWrap: 'preserve', endOfLine: 'auto' });
  if (!hasSameMeaning(file, before, after)) {
    throw new UnreadableError(
      `${file} was not changed: formatted, it would say something else. Please report this; the file itself is fine.`,
    );
  }
  return { before, after };
}

/** Returns whether two texts have the same value and the same check result. */
function hasSameMeaning(file: string, before: string, after: string): boolean {
  const check = manifestChecker(file);
  const opinions = (text: string) =>
    check(Buffer.from(text)).problems.map(({ code, pointer, message }) => ({ code, pointer, message }));
  return (
    isDeepStrictEqual(valueOf(file, after), valueOf(file, before)) &&
    isDeepStrictEqual(opinions(after), opinions(before))
  );
}

function valueOf(file: string, text: string): unknown {
  const source = parse(file, text.replace(/^\uFEFF/, ''));
  return Array.isArray(source) ? source : source.value;
}
