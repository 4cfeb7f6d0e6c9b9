/** Compares the manifest with the last commit, reverts changes, and commits. */
import { basename } from 'node:path';
import { changesBetween } from '../../../../editing/review/changes.ts';
import { revertAll, revertChange } from '../../../../editing/review/revert.ts';
import { hunksBetween } from '../../../../editing/review/line-hunks.ts';
import { parseOrRefuse } from '../../../../editing/edit-text.ts';
import { isRefusal, orRefusal } from '../../../../editing/edit.ts';
import type { Splice } from '../../../../editing/edit.ts';
import { hashOf } from '../../../../editing/journal.ts';
import { UnreadableError } from '../../../../schema/errors.ts';
import { isRecord } from '../../../../schema/values/tree.ts';
import type { Tree } from '../../../../schema/values/tree.ts';
import type { ParsedManifest } from '../requests/parsed-manifest.ts';
import type { Failed, Outcome, Writer } from '../writer.ts';
import { countLines } from '../written-file.ts';
import { describeChanges } from './described-changes.ts';
import { GitRepository } from './git.ts';
import type { CommitAnswer, CommitState, Review } from './review.ts';

/** A text that others are compared with. */
interface Older {
  hash: string;
  text: string;
  since: Review['since'];
}

/** Lists what was changed since the last commit, reverts it, and commits it. */
export class Reviewer {
  readonly #file: string;
  readonly #publicFolder: string;
  readonly #writer: Writer;
  /** Older texts that pages know by their hashes; those of commits are in no journal. */
  readonly #older = new Map<string, string>();

  constructor({ manifest, publicFolder }: { manifest: string; publicFolder: string }, writer: Writer) {
    this.#file = manifest;
    this.#publicFolder = publicFolder;
    this.#writer = writer;
  }

  /**
   * Returns all changes of a text since the last commit, or where that has none that can be read, since editing started;
   * or why they cannot be listed.
   */
  async review({ hash, text, manifest }: ParsedManifest): Promise<Review | Failed> {
    const repository = await this.#repository().catch(sentenceOf);
    const older = await this.#compareWith(repository);
    const before = treeOf(older.text);
    if (!before) return { kind: 'refused', sentence: UNREADABLE };
    const changes = changesBetween(before, manifest);
    const last = 'sentence' in repository ? undefined : await repository.lastCommit();
    return {
      hash,
      from: older.hash,
      since: older.since,
      file: basename(this.#file),
      lines: countLines(older.text, splicesBetween(older.text, text)),
      parts: describeChanges(before, manifest, changes),
      files: 'sentence' in repository ? [] : await filesNamedIn(text, repository),
      commit: await stateOf(repository),
      ...(last ? { last } : {}),
    };
  }

  /** Reverts one change of a review, or all of them; `number` is that of the change. */
  revert(base: string, from: string, number: number | 'all'): Promise<Outcome> {
    return this.#writer.rewrite(base, (text) => {
      const old = this.textOf(from);
      if (old === undefined) return { refusal: UNKNOWN };
      if (number === 'all') return revertAll(old, text, text);
      return orRefusal(() => {
        const change = changesBetween(parseOrRefuse(old), parseOrRefuse(text))[number];
        return change ? revertChange(old, text, change) : { refusal: UNKNOWN };
      });
    });
  }

  /** Reverts the last commit in the file; what was changed since stays. */
  async revertCommit(base: string, commit: string): Promise<Outcome> {
    const repository = await this.#repository().catch(sentenceOf);
    if ('sentence' in repository) return { kind: 'refused', ...repository };
    const isLast = (await repository.lastCommit())?.id === commit;
    const [changed, old] = isLast ? [await repository.textIn(commit), await repository.textIn(`${commit}^`)] : [];
    if (changed === undefined || old === undefined) return { kind: 'refused', sentence: NOT_LAST };
    return this.#writer.rewrite(base, (text) => revertAll(old, changed, text));
  }

  /**
   * Commits the manifest, if it still has the text with a hash, and the public files that it names. Nothing is written
   * here until Git is done; other programs can still change the file between the comparison and the moment at which Git
   * reads it.
   */
  async commit(hash: string, message: string): Promise<CommitAnswer> {
    try {
      const repository = await this.#repository();
      const state = await stateOf(repository);
      if ('sentence' in state) return state;
      const text = this.#writer.textOf(hash);
      const files = text === undefined ? [] : await filesNamedIn(text, repository);
      const committed = await this.#writer.whileUnchanged(hash, () => repository.commit(files, message));
      return committed === undefined ? { sentence: CHANGED } : { committed };
    } catch (error) {
      return sentenceOf(error);
    }
  }

  /** Returns a text that a page knows by its hash. */
  textOf(hash: string): string | undefined {
    return this.#older.get(hash) ?? this.#writer.textOf(hash);
  }

  async #compareWith(repository: GitRepository | { sentence: string }): Promise<Older> {
    const committed = 'sentence' in repository ? undefined : await repository.textIn('HEAD');
    const isCommit = committed !== undefined && treeOf(committed) !== undefined;
    const text = isCommit ? committed : this.#writer.firstText!;
    const hash = hashOf(text);
    this.#older.delete(hash);
    this.#older.set(hash, text);
    for (const old of [...this.#older.keys()].slice(0, -MOST_OLDER)) this.#older.delete(old);
    return { hash, text, since: isCommit ? 'commit' : 'start' };
  }

  #repository(): Promise<GitRepository> {
    return GitRepository.of(this.#file, this.#publicFolder);
  }
}

/** Pages that are open may be some commits behind. */
const MOST_OLDER = 5;
const UNKNOWN = 'This review is of a text that is no longer known. Open it again.';
const NOT_LAST = 'This is no longer the last commit, or it holds more than the site. Nothing was written.';
const UNREADABLE =
  'When editing started, the file could not be read as YAML, so there is nothing to compare it with. Start the command again.';
const CHANGED = 'The file was changed since this review. Nothing was committed; look at the changes and try again.';
const NO_AUTHOR =
  'Git does not know whose commits these would be. Run: git config user.name "Your name" and git config user.email you@example.com';

/** Returns the public files that no commit has as they are now, and that a text names. */
async function filesNamedIn(text: string, repository: GitRepository): Promise<string[]> {
  return (await repository.uncommittedFiles()).filter((file) => text.includes(file));
}

async function stateOf(repository: GitRepository | { sentence: string }): Promise<CommitState> {
  if ('sentence' in repository) return repository;
  const author = await repository.author();
  return author === undefined ? { sentence: NO_AUTHOR } : { author };
}

function sentenceOf(error: unknown): { sentence: string } {
  if (error instanceof UnreadableError) return { sentence: error.message };
  throw error;
}

/** Returns the value of an older text; undefined if it has a mistake. */
function treeOf(text: string): Tree | undefined {
  const read = orRefusal(() => ({ value: parseOrRefuse(text) }));
  return !isRefusal(read) && isRecord(read.value) ? read.value : undefined;
}

/** Returns the splices that replace the lines that differ between two texts. */
function splicesBetween(old: string, text: string): Splice[] {
  return hunksBetween(old, text).map(({ before, after }) => ({ ...before, text: text.slice(after.start, after.end) }));
}
