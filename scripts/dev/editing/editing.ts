/** All by which pages edit the manifest: who may, the one that writes, the review, and pictures. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Preview } from '../manifest/preview.ts';
import type { PhoneAccess } from '../http/phone/phone-access.ts';
import { answerTexts } from './answer-texts.ts';
import type { TextTools } from './text-tools.ts';
import { answerPicture } from './fields/pictures/answer-pictures.ts';
import { PendingPictures } from './fields/pictures/pending-pictures.ts';
import { answerEdit } from './requests/answer-edit.ts';
import { WriteAccess } from './requests/write-access.ts';
import { Reviewer } from './review/reviewer.ts';
import { Writer } from './writer.ts';

/** How pages are shown. */
export type PageTools = Pick<TextTools, 'shown' | 'translated' | 'render'>;

export class Editing {
  readonly access: WriteAccess;
  readonly writer: Writer;
  readonly pictures: PendingPictures;
  readonly #reviewer: Reviewer;
  readonly #preview: Preview;

  constructor(preview: Preview, phones: PhoneAccess | undefined) {
    this.#preview = preview;
    this.access = new WriteAccess(phones);
    this.writer = new Writer(preview.manifest, {
      findFault: (bytes, edits) => preview.errorIn(bytes, edits.map(({ path }) => path)), // prettier-ignore
      written: () => preview.refresh(),
    });
    this.#reviewer = new Reviewer(preview, this.writer);
    this.pictures = new PendingPictures(preview.publicFolder, this.writer);
  }

  /** Answers what a page in edit mode asks or wants. Returns whether it was that. */
  async answer(request: IncomingMessage, response: ServerResponse, pages: PageTools): Promise<boolean> {
    const preview = this.#preview;
    const { writer, access, pictures } = this;
    const tools: TextTools = {
      ...pages,
      writer,
      access,
      pictures,
      reviewer: this.#reviewer,
      publicFolder: preview.publicFolder,
      manifestFile: preview.manifest,
      route: (path) => preview.route(path),
      findings: (text, pointers) => preview.findings(text, pointers),
      errorIn: (text, pointers) => preview.errorIn(Buffer.from(text), pointers),
      siteOf: (text) => preview.siteOf(text),
    };
    return (
      (await answerEdit(request, response, tools)) ||
      (await answerPicture(request, response, tools)) ||
      (await answerTexts(request, response, tools))
    );
  }
}
