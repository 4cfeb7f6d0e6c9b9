/** check --fix: fixes what can be fixed without asking, and says each line that it changes. */
import { fixManifest } from '../../manifest/check/fix.ts';
import type { LineChange } from '../../manifest/check/fix.ts';
import { manifestChecker } from '../../manifest/manifest.ts';
import { readBytes } from '../../manifest/check/manifest-file.ts';
import type { CheckedManifest } from '../../manifest/check/check-text.ts';
import type { CheckOptions } from '../../manifest/check/check-value.ts';
import type { Problem } from '../../manifest/problems/problem.ts';
import { UnreadableError } from '../../schema/errors.ts';
import { visible } from '../../manifest/problems/print.ts';
import { paint, print } from '../cli/terminal.ts';
import { replaceFile } from '../cli/output/replace-file.ts';

/** The manifest's file, and whether changes are only shown. */
interface FixOptions extends CheckOptions {
  file: string;
  dryRun: boolean;
}

/** Fixes a manifest's file, or only shows how, as far as `mayFix` says of a problem. Returns what is left of its problems. */
export function fixFile(options: FixOptions, mayFix: (problem: Problem) => boolean = () => true): CheckedManifest {
  const { file, dryRun } = options;
  const bytes = readBytes(file);
  const whole = manifestChecker(file, options);
  const check = (text: Uint8Array) => {
    const checked = whole(text);
    return { ...checked, problems: checked.problems.filter(mayFix) };
  };
  const { bytes: fixed, changes, checked } = fixManifest(bytes, check);
  if (changes.length > 0 && !dryRun) {
    if (Buffer.compare(readBytes(file), bytes) !== 0)
      throw new UnreadableError(
        `${file} was changed by somebody else meanwhile. Nothing is fixed; run the check again.`,
      );
    replaceFile(file, fixed);
  }
  for (const change of changes) print(describe(checked.file, change));
  if (changes.length > 0)
    print(
      `${changes.length === 1 ? '1 place' : `${changes.length} places`} ${dryRun ? 'would be fixed. Nothing was written' : 'fixed'}.\n`,
    );
  return dryRun ? check(bytes) : checked;
}

function describe(file: string, { line, before, after }: LineChange): string {
  return [
    paint.bold(`${file}:${line}`),
    ...before.map((text) => paint.red(`- ${visible(text)}`)),
    ...after.map((text) => paint.green(`+ ${visible(text)}`)),
  ].join('\n');
}
