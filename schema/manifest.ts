/** A manifest file → a Site that is known to be right, or every problem in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve as resolvePath, sep } from 'node:path';
import { decodeUtf8 } from './decode.ts';
import { locate } from './locate.ts';
import { parse } from './parse.ts';
import { findPlaceholders } from './placeholders.ts';
import { ManifestError, UnreadableError } from './problem.ts';
import type { Problem } from './problem.ts';
import { resolve } from './resolve.ts';
import { rules } from './rules/index.ts';
import { isRecord } from './tree.ts';
import type { Site } from './types.ts';
import { validate } from './validate.ts';

/** A loaded manifest. */
export interface Manifest {
  site: Site;
  /** The folder whose files are served as they are. It may not exist. */
  publicFolder: string;
}

export interface CheckOptions {
  /** Placeholders count as problems too: for a site that is about to go public. */
  launch?: boolean;
}

/** Reads, parses, checks and resolves a manifest. Throws ManifestError or UnreadableError. */
export function loadManifest(file: string, options: CheckOptions = {}): Manifest {
  const publicFolder = join(dirname(resolvePath(file)), 'public');
  const near = relative(process.cwd(), resolvePath(file));
  const shown = near.startsWith('..') ? resolvePath(file) : near;
  const site = checkManifest(shown, readBytes(file), listFiles(publicFolder), options);
  return { site, publicFolder };
}

/** Checks a manifest's bytes. Throws ManifestError with every problem. */
export function checkManifest(
  file: string,
  bytes: Uint8Array,
  publicFiles: ReadonlySet<string>,
  { launch = false }: CheckOptions = {},
): Site {
  const decoded = decodeUtf8(bytes);
  const source = decoded.slip ? [decoded.slip] : parse(file, decoded.text);
  if (Array.isArray(source)) {
    throw new ManifestError(
      source.map((slip): Problem => ({ ...slip, file, pointer: '', where: '' })),
      decoded.text,
    );
  }
  const findings = validate(source.value);
  findings.push(...rules.flatMap((rule) => rule(source.value)));
  const resolution = isRecord(source.value) ? resolve(source.value, publicFiles) : undefined;
  findings.push(...(resolution?.findings ?? []));
  if (launch) findings.push(...findPlaceholders(source.value));
  if (findings.length > 0) {
    const problems = findings.map((finding) => locate(finding, source)).toSorted((a, b) => a.span.start - b.span.start);
    throw new ManifestError(problems, source.text);
  }
  return resolution!.site as unknown as Site; // the schema has just said that it is one
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      code === 'ENOENT'
        ? 'there is no such file'
        : code === 'EISDIR'
          ? 'it is a folder'
          : code === 'EACCES'
            ? 'you may not read it'
            : String(code);
    throw new UnreadableError(`Cannot read ${file}: ${reason}.`);
  }
}

/** Every file below a folder, as paths from it: /images/jet.svg. */
export function listFiles(folder: string): Set<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return new Set(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
    );
  } catch {
    return new Set(); // a site without files of its own
  }
}
