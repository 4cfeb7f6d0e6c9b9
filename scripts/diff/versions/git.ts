/** Reads the files of a commit or of the index of a Git repository, without changing its work tree or its index. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { UnreadableError } from '../../../schema/errors.ts';

/** The repository of a manifest. */
export class Repository {
  readonly #root: string;
  readonly #manifest: string;

  /** Throws UnreadableError if there is no repository. */
  constructor(manifest: string) {
    const folder = dirname(resolve(manifest));
    if (!existsSync(folder)) throw new UnreadableError(`Cannot read ${manifest}: there is no folder ${folder}.`);
    try {
      this.#root = realpathSync(git(folder, ['rev-parse', '--show-toplevel']).trim());
    } catch (error) {
      throw new UnreadableError(`${whyNoRepository(error, folder)} Or compare two files: --from old.yaml`);
    }
    this.#manifest = relative(this.#root, join(realpathSync(folder), basename(manifest)))
      .split(sep)
      .join('/');
  }

  /** Returns the hash of the best common ancestor of two commits. Throws UnreadableError if there is none. */
  mergeBase(one: string, other: string): string {
    try {
      return git(this.#root, ['merge-base', this.#commit(one), this.#commit(other)]).trim();
    } catch (error) {
      if (error instanceof UnreadableError) throw error;
      throw new UnreadableError(`${one} and ${other} have no commit in common here. ${this.#fix()}`);
    }
  }

  /** Extracts the manifest and its public folder from a commit or the index; returns the path of the manifest's file. */
  extract(ref: string | 'staged', folder: string): string {
    mkdirSync(folder, { recursive: true });
    const env = { ...process.env };
    if (ref !== 'staged') {
      env['GIT_INDEX_FILE'] = `${folder}.index`;
      git(this.#root, ['read-tree', this.#commit(ref)], { env });
    }
    const publicFolder = join(dirname(this.#manifest), 'public').split(sep).join('/');
    const files = git(this.#root, ['ls-files', '-z', '--', literal(this.#manifest), literal(publicFolder)], { env });
    if (!files.split('\0').includes(this.#manifest))
      throw new UnreadableError(
        `${ref === 'staged' ? 'The index' : ref} has no file ${this.#manifest}. Choose a commit that has it.`,
      );
    git(this.#root, ['checkout-index', '-z', '--stdin', `--prefix=${resolve(folder)}/`], { env, input: files });
    return join(folder, this.#manifest);
  }

  #commit(ref: string): string {
    try {
      return git(this.#root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]).trim();
    } catch {
      throw new UnreadableError(`Git knows no branch or commit called ${JSON.stringify(ref)}. ${this.#fix()}`);
    }
  }

  #fix(): string {
    const isShallow = git(this.#root, ['rev-parse', '--is-shallow-repository']).trim() === 'true';
    return isShallow
      ? 'This clone holds only the newest commits. Fetch the rest: git fetch --unshallow'
      : 'List the names with: git branch --all; fetch new ones with: git fetch';
  }
}

/** Says in a sentence why Git found no repository for a folder. */
export function whyNoRepository(error: unknown, folder: string): string {
  const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string };
  if (code === 'ENOENT') return 'Git is not installed. Install it.';
  if (stderr.includes('not a git repository')) return `${folder} is in no Git repository. Choose a manifest that is.`;
  return `Git cannot read ${folder}: ${stderr.split('\n', 1)[0]}.`;
}

/** Returns a pathspec that matches a path literally. */
function literal(path: string): string {
  return `:(top,literal)${path}`;
}

function git(folder: string, args: string[], options: { env?: NodeJS.ProcessEnv; input?: string } = {}): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 256 * 1024 * 1024,
    ...options,
  });
}
