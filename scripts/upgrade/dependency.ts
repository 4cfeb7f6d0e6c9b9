/** Reads and updates which version of Waybill a site's package.json asks for. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gt, minVersion, satisfies, validRange } from 'semver';
import { UnreadableError } from '../../schema/errors.ts';
import { recordOf } from '../../schema/values/tree.ts';
import { replaceFile } from '../cli/output/replace-file.ts';
import { version } from '../cli/version.ts';

/** What a site asks for. */
export interface Dependency {
  /** The package.json. */
  file: string;
  /** As it is written, such as ^0.1.0. */
  range: string;
  /** The oldest version that it allows. */
  oldest: string;
}

/**
 * Returns what the package.json of a site's folder asks for; undefined where there is none, or where it names no version,
 * such as a folder or an archive. Throws UnreadableError where it cannot be read, or asks for a newer version than this.
 */
export function readDependency(siteFolder: string): Dependency | undefined {
  const file = join(siteFolder, 'package.json');
  if (!existsSync(file)) return undefined;
  const content = parse(file);
  const { waybill: range } = { ...recordOf(content, 'devDependencies'), ...recordOf(content, 'dependencies') };
  if (typeof range !== 'string' || validRange(range) === null) return undefined;
  const oldest = minVersion(range)!.version;
  if (gt(oldest, version))
    throw new UnreadableError(
      `${file} asks for Waybill ${range}, and this is the older version ${version}. Run: npx waybill@latest upgrade`,
    );
  return { file, range, oldest };
}

/** Returns the range for this version, written as the old one was; undefined where the old one is right. */
export function rangeForThis({ range, oldest }: Dependency): string | undefined {
  if (oldest === version || (satisfies(version, range) && !/^[~^]?\d/.test(range))) return undefined;
  return `${/^[~^]?/.exec(range)![0]}${version}`;
}

/** Writes another range; every other byte of the file stays. */
export function writeRange({ file, range }: Dependency, next: string): void {
  const text = readFileSync(file, 'utf8');
  const before = /("waybill"\s*:\s*")([^"]*)(?=")/g;
  const after = text.replace(before, (written, name: string, value: string) =>
    value === range ? name + next : written,
  );
  replaceFile(file, Buffer.from(after));
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UnreadableError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
