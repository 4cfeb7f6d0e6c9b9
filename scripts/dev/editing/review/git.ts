/** Reads and writes the Git repository of a manifest. Git is called without a shell, and never sends anything elsewhere. */
import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { UnreadableError } from '../../../../schema/errors.ts';
import { whyNoRepository } from '../../../diff/versions/git.ts';
import type { LastCommit } from './review.ts';

const run = promisify(execFile);

/** Hooks may run tests. */
const LONGEST_WAIT = 10 * 60_000;
/** The end of what Git and its hooks say, in characters: there it says what is wrong. */
const SHOWN = 1500;

export class GitRepository {
  readonly #root: string;
  /** The paths of the manifest and of the public folder from the root, with slashes. */
  readonly path: string;
  readonly publicPath: string;

  private constructor(root: string, manifest: string, publicFolder: string) {
    const fromRoot = (file: string) => relative(root, file).split(sep).join('/');
    this.#root = root;
    this.path = fromRoot(manifest);
    this.publicPath = fromRoot(publicFolder);
  }

  /** Finds the repository of a manifest. Throws UnreadableError with a sentence where there is none. */
  static async of(manifest: string, publicFolder: string): Promise<GitRepository> {
    const file = realpathSync(manifest);
    const folder = dirname(file);
    const [around, name] = [realpathSync(dirname(publicFolder)), basename(publicFolder)];
    try {
      const root = realpathSync((await git(folder, ['rev-parse', '--show-toplevel'])).trim());
      return new GitRepository(root, file, join(around, name));
    } catch (error) {
      throw new UnreadableError(whyNoRepository(error, folder));
    }
  }

  /** Returns the text of the manifest in a commit; undefined where that has none. */
  async textIn(commit: string): Promise<string | undefined> {
    return this.#git(['cat-file', 'blob', `${commit}:${this.path}`]).catch(() => undefined);
  }

  /** Returns whose commits these are, if that is known. */
  async author(): Promise<string | undefined> {
    const ident = await this.#git(['-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT']).catch(() => '');
    return /^.*>/.exec(ident)?.[0];
  }

  /** Returns the last commit, if it changed the manifest and nothing else but public files. */
  async lastCommit(): Promise<LastCommit | undefined> {
    const [id = '', parents = '', subject = ''] = (
      await this.#git(['log', '-1', '--format=%H%n%P%n%s']).catch(() => '')
    ).split('\n');
    if (parents.split(' ').length !== 1 || parents === '') return undefined;
    const names = await this.#names(['diff-tree', '--no-commit-id', '--name-only', '-r', '-z', id]);
    const isOwn = (name: string) => name === this.path || name.startsWith(`${this.publicPath}/`);
    return names.includes(this.path) && names.every(isOwn) ? { id, subject } : undefined;
  }

  /** Returns the public files that no commit has as they are now, as addresses of the site. */
  async uncommittedFiles(): Promise<string[]> {
    if (this.publicPath.startsWith('../')) return []; // a link leads out of the repository
    const entries = await this.#names([
      'status',
      '--porcelain=v1',
      '-z',
      '--no-renames',
      '--untracked-files=all',
      '--',
      literal(this.publicPath),
    ]);
    const there = entries.filter((entry) => !entry.slice(0, 2).includes('D'));
    return there.map((entry) => entry.slice(3 + this.publicPath.length));
  }

  /**
   * Commits the manifest and some public files as they are on disk; what else is staged stays so. Returns the short name of the commit. Throws
   * UnreadableError with what Git and its hooks said.
   */
  async commit(publicFiles: string[], message: string): Promise<string> {
    const paths = [this.path, ...publicFiles.map((file) => this.publicPath + file)];
    const files = paths.map(literal);
    const fresh: string[] = [];
    for (const file of paths)
      // oxlint-disable-next-line no-await-in-loop -- Git locks its index
      if (!(await this.#isTracked(file))) fresh.push(literal(file));
    try {
      if (fresh.length > 0) await this.#git(['add', '--intent-to-add', '--', ...fresh]);
      await this.#git(['commit', '--quiet', '--only', '--cleanup=whitespace', '--file=-', '--', ...files], message);
    } catch (error) {
      if (fresh.length > 0) await this.#git(['rm', '--cached', '--quiet', '--ignore-unmatch', '--', ...fresh]);
      throw new UnreadableError(whatWasSaid(error));
    }
    return (await this.#git(['rev-parse', '--short', 'HEAD'])).trim();
  }

  async #isTracked(path: string): Promise<boolean> {
    return (await this.#names(['ls-files', '-z', '--', literal(path)])).length > 0;
  }

  async #names(args: string[]): Promise<string[]> {
    return (await this.#git(args)).split('\0').filter(Boolean);
  }

  #git(args: string[], input = ''): Promise<string> {
    return git(this.#root, args, input);
  }
}

/** Returns a pathspec that matches a path literally. */
const literal = (path: string) => `:(top,literal)${path}`;

async function git(folder: string, args: string[], input = ''): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', GIT_EDITOR: 'true' };
  const running = run('git', args, { cwd: folder, env, timeout: LONGEST_WAIT, maxBuffer: 256 * 1024 * 1024 });
  running.child.stdin?.on('error', () => undefined).end(input); // it may have ended already
  return (await running).stdout;
}

function whatWasSaid(error: unknown): string {
  const { stdout = '', stderr = '', killed } = error as { stdout?: string; stderr?: string; killed?: boolean };
  const said = stripVTControlCharacters(`${stderr}\n${stdout}`).trim().slice(-SHOWN);
  return `Nothing was committed.${killed ? ' It took more than ten minutes.' : ''} ${said || 'Git gave no reason.'}`;
}
