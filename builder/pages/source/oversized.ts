/** Rejects manifests that are longer than a string can be: they cannot be checked as a whole. */
import { constants } from 'node:buffer';
import { shownName } from '../../../manifest/check/manifest-file.ts';
import type { ManifestBytes } from '../../../manifest/yaml/routes/manifest-bytes.ts';
import type { SplitRoutes } from '../../../manifest/yaml/routes/split-routes.ts';
import { linesIn } from '../../../manifest/incremental/excerpt.ts';
import { locateInParts } from '../../../manifest/incremental/locate.ts';
import type { NeedsWholeCheck } from '../../../manifest/incremental/needs-whole-check.ts';
import { MAX_SHOWN } from '../../../manifest/problems/print.ts';
import { ManifestError } from '../../../manifest/problems/problem.ts';
import { UnreadableError } from '../../../schema/errors.ts';

interface WrongManifest {
  file: string;
  bytes: ManifestBytes;
  /** Undefined where it cannot be split. */
  split: SplitRoutes | undefined;
}

/** Throws ManifestError or UnreadableError for an oversized manifest, with what is known of its problems. */
export function rejectOversized(
  { file, bytes, split }: WrongManifest,
  { findings, batch }: NeedsWholeCheck,
  longest: number = constants.MAX_STRING_LENGTH,
): void {
  if (bytes.length <= longest) return;
  const length = `${Math.round(bytes.length / 2 ** 20)} MB; at most ${Math.round(longest / 2 ** 20)} MB can be read at once`;
  if (!split)
    throw new UnreadableError(
      `${file} is too long (${length}), except page by page: write "routes:", and below it each route on lines of its own, from a "- " on.`,
    );
  if (findings.length > 0) {
    const { problems, text, lineOf } = locateInParts(shownName(file), { bytes, routes: split.routes }, findings, {
      most: MAX_SHOWN,
    });
    throw new ManifestError(problems, text, lineOf);
  }
  const linesBefore = (end: number) => linesIn(bytes, { start: 0, end });
  const [first, last] = batch
    ? [linesBefore(batch.start) + 1, linesBefore(batch.end)]
    : [1, linesBefore(split.routes[0]!.start)];
  throw new UnreadableError(
    `Something is wrong in lines ${first} to ${last} of ${file}. To see what, copy these lines and those before "routes" into a small manifest beside it, and run npx waybill check on that: this one is too long (${length}).`,
  );
}
