/** Connects what editing needs: write access, the writer, the reviewer and uploaded pictures. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Preview } from '../manifest/preview.ts';
import type { PhoneAccess } from '../http/phone/phone-access.ts';
import { answerRequest } from './answer-request.ts';
import type { EditingTools } from './editing-tools.ts';
import { answerPicture } from './fields/pictures/answer-pictures.ts';
import { PendingPictures } from './fields/pictures/pending-pictures.ts';
import { answerEdit } from './requests/answer-edit.ts';
import { WriteAccess } from './requests/write-access.ts';
import { Reviewer } from './review/reviewer.ts';
import { Writer } from './writer.ts';

/** How pages are shown. */
export type PageTools = Pick<EditingTools, 'shown' | 'translated' | 'render'>;

/** Answers the requests of pages in edit mode. */
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
      findFault: (bytes, edits) =>
        preview.errorIn(
          bytes,
          edits.map(({ path }) => path),
        ),
      written: () => preview.refresh(),
    });
    this.#reviewer = new Reviewer(preview, this.writer);
    this.pictures = new PendingPictures(preview.publicFolder, this.writer);
  }

  /** Answers a request of a page in edit mode. Returns whether it was one. */
  async answer(request: IncomingMessage, response: ServerResponse, pages: PageTools): Promise<boolean> {
    const preview = this.#preview;
    const { writer, access, pictures } = this;
    const tools: EditingTools = {
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
      (await answerRequest(request, response, tools))
    );
  }
}
