/** The site as it was last right, and what is wrong with it now. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { loadManifest } from '../../schema/manifest.ts';
import { printProblems } from '../../schema/print.ts';
import { ManifestError, UnreadableError } from '../../schema/problem.ts';
import type { Site } from '../../schema/types.ts';
import { paint } from '../terminal.ts';

export class Preview {
  readonly manifest: string;
  readonly publicFolder: string;
  /** The last site without a problem; undefined until there was one. */
  site: Site | undefined;
  /** What the last reading found wrong. */
  error: ManifestError | UnreadableError | undefined;

  /** What may stay, but should not; empty where there is nothing. */
  warnings = '';

  #seen: Buffer | undefined;

  constructor(manifest: string) {
    this.manifest = resolve(manifest);
    this.publicFolder = join(dirname(this.manifest), 'public');
    if (!existsSync(this.manifest)) throw new UnreadableError(`Cannot read ${manifest}: there is no such file.`);
    this.hasChanged();
    this.read();
  }

  /** Whether the file holds something else than when this was last asked. A file that is away has changed. */
  hasChanged(): boolean {
    const before = this.#seen;
    this.#seen = existsSync(this.manifest) ? readFileSync(this.manifest) : undefined;
    return before === undefined || this.#seen === undefined ? before !== this.#seen : !before.equals(this.#seen);
  }

  /** Reads the manifest anew; the last good site stays where it is wrong. */
  read(): void {
    try {
      const { site, warnings } = loadManifest(this.manifest);
      this.site = site;
      this.warnings = warnings.problems.length > 0 ? printProblems(warnings, paint) : '';
      this.error = undefined;
    } catch (error) {
      if (!(error instanceof ManifestError || error instanceof UnreadableError)) throw error;
      this.error = error;
    }
  }
}
