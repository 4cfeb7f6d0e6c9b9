/** Mistakes in the structure of real manifests: each is one message at its line, and --fix undoes it. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixManifest } from '../../../../manifest/check/fix.ts';
import { checkText } from '../../../../manifest/check/check-text.ts';
import { listFiles } from '../../../../manifest/check/manifest-file.ts';
import { positionOf, printProblems } from '../../../../manifest/problems/print.ts';
import { Draft } from '../../../support/mistakes/draft.ts';
import { structureMistakes } from '../../../support/mistakes/structure.ts';

const MANIFESTS = ['examples/bicycle-workshop/site.yaml', 'scripts/new/starter/sites/garden/site.yaml'];
const EACH = 2;

describe.each(MANIFESTS)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const files = listFiles(join(dirname(file), 'public'));
  const check = (bytes: Uint8Array) => checkText(file, bytes, files);
  const right = check(Buffer.from(text)).site;
  const made = Object.entries(structureMistakes).flatMap(([kind, make], position) =>
    Array.from({ length: EACH }, (_, attempt) => make(new Draft(text, position * 1009 + attempt))).flatMap((mistake) =>
      mistake && mistake.text !== text ? [{ kind, ...mistake }] : [],
    ),
  );

  test.each(made)('$kind, line $line', (mistake) => {
    const bytes = Buffer.from(mistake.text);
    const found = check(bytes);
    const said = printProblems(found);
    const lines = found.problems.map(({ span }) => positionOf(found.text, span.start).line);
    const isSame = found.site !== undefined && JSON.stringify(found.site) === JSON.stringify(right);
    if (isSame) return; // YAML takes it as it was meant
    if (mistake.kind.startsWith('a file cut')) expect(found.problems[0]!.code, said).toBe('incomplete-file');
    expect(lines, said).toHaveLength(1);
    // A copy of a line stands below it, and a fence or a mark above.
    expect([mistake.line, mistake.line + 1], said).toContain(lines[0]);
    const { checked: examination } = fixManifest(bytes, check);
    if (mistake.hasOneFix) expect(examination.site, said).toEqual(right);
    else expect(examination.problems.length, said).toBeLessThanOrEqual(1);
  });
});
