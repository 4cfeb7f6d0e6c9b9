/** Takes pictures from pages: each waits here until it is put into its place, and nothing of it is on disk before. */
import type { Outcome, Writer } from '../../writer.ts';
import { UnreadableError } from '../../../../../schema/errors.ts';
import { isRecord } from '../../../../../schema/values/tree.ts';
import { PictureFiles, safeName } from './picture-files.ts';
import { editsToPlace } from './picture-places.ts';
import type { PlacedPicture, SentPicture } from './pictures.ts';
import { preparePicture } from './prepare-picture.ts';
import type { PreparedPicture } from './prepare-picture.ts';

/** A picture with the name that it had elsewhere. */
interface Waiting {
  name: string;
  picture: PreparedPicture;
}

/** More are not kept in memory; who sends another one has left the first. */
const MOST_WAITING = 4;

export class PendingPictures {
  readonly files: PictureFiles;
  readonly #writer: Writer;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  constructor(publicFolder: string, writer: Writer) {
    this.files = new PictureFiles(publicFolder);
    this.#writer = writer;
  }

  /** Adds a picture, if it is one that can be shown. */
  async add(name: string, bytes: Buffer): Promise<SentPicture> {
    const picture = await preparePicture(bytes);
    if ('sentence' in picture) return picture;
    const id = ++this.#count;
    this.#waiting.set(id, { name: safeName(name), picture });
    for (const old of [...this.#waiting.keys()].slice(0, -MOST_WAITING)) this.#waiting.delete(old);
    const { content: _content, extension: _extension, ...facts } = picture;
    return { id, ...facts };
  }

  /** Puts a picture into its place; its file is there only if the edit is. Undefined where no picture belongs there. */
  async place({ base, at, id, alt, focus }: PlacedPicture): Promise<Outcome | undefined> {
    const waiting = this.#waiting.get(id);
    const manifest = this.#writer.textOf(base) === undefined ? undefined : this.#writer.valueOf(base);
    if (!waiting) return { kind: 'refused', sentence: GONE };
    if (!isRecord(manifest))
      return { kind: 'refused', sentence: 'This page shows a text that is no longer known. Load it again.' };
    const { name, picture } = waiting;
    if (!editsToPlace(manifest, at, { file: '/', alt, focus })) return undefined;
    let newFile: string | undefined;
    try {
      const { file, isNew } = this.files.keep(name, picture.extension, picture.content);
      if (isNew) newFile = file;
      const outcome = await this.#writer.edit(base, editsToPlace(manifest, at, { file, alt, focus })!);
      if (outcome.kind !== 'written') return outcome;
      newFile = undefined;
      this.#waiting.delete(id);
      return outcome;
    } catch (error) {
      if (error instanceof UnreadableError) return { kind: 'refused', sentence: error.message };
      throw error;
    } finally {
      if (newFile !== undefined) this.files.remove(newFile);
    }
  }
}

const GONE = 'The picture is not here any more. Choose it again.';
