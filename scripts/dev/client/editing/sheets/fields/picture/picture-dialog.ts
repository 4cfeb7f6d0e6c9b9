/** Asks for a picture, what it shows and what of it stays in sight, and has it put into its place. */
import type { KeptPicture, PictureTarget } from '../../../../../editing/fields/pictures/pictures.ts';
import { MAX_UPLOAD_BYTES } from '../../../../../editing/fields/pictures/pictures.ts';
import { alertLine, buttonOf, checkboxRow, hintLine, labelledRow } from '../../../editor-parts.ts';
import { askState, placePicture, refusalOf, sendPicture } from '../../../server-calls.ts';
import { pictureWords, words } from '../../../words/words.ts';
import { FocusPoint } from './focus-point.ts';
import { PICTURE_STYLES } from './picture-styles.ts';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';

/** What the dialog reports. */
export interface PictureEvents {
  say(sentence: string): void;
  /** It was closed, with or without a picture. */
  closed(): void;
}

export class PictureDialog {
  readonly #dialog = document.createElement('dialog');
  readonly #input = Object.assign(document.createElement('input'), { type: 'file', accept: KINDS });
  readonly #said = document.createElement('p');
  readonly #fault = alertLine();
  readonly #more = document.createElement('div');
  readonly #focus = new FocusPoint();
  readonly #alt = document.createElement('textarea');
  readonly #isDecoration = document.createElement('input');
  readonly #place: PictureTarget;
  readonly #on: PictureEvents;
  #sent: KeptPicture | undefined;
  #base = '';
  #turn = 0;
  #isBusy = false;

  constructor(root: ShadowRoot, place: PictureTarget, on: PictureEvents) {
    this.#place = place;
    this.#on = on;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(PICTURE_STYLES);
    root.adoptedStyleSheets.push(sheet);
    this.#make();
    root.getElementById('editor')!.append(this.#dialog);
    this.#dialog.addEventListener('close', () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
      URL.revokeObjectURL(this.#focus.picture.src);
      this.#dialog.remove();
      on.closed();
    });
    this.#dialog.showModal();
  }

  #make(): void {
    const [heading, buttons] = [document.createElement('h2'), document.createElement('div')];
    heading.textContent = pictureWords.title;
    heading.id = 'picture-title';
    this.#dialog.id = 'picture';
    this.#dialog.setAttribute('aria-labelledby', heading.id);
    this.#said.setAttribute('role', 'status');
    this.#alt.dir = 'auto';
    this.#more.hidden = true;
    this.#isDecoration.addEventListener('change', () => (this.#alt.disabled = this.#isDecoration.checked));
    this.#more.append(this.#focus.element, labelledRow('picture-alt', pictureWords.alt, this.#alt), checkboxRow(this.#isDecoration, pictureWords.decoration)); // prettier-ignore
    buttons.className = 'choices';
    buttons.append(buttonOf(pictureWords.use, () => void this.#use()), buttonOf(words.cancel, () => this.#dialog.close())); // prettier-ignore
    this.#dialog.append(
      heading,
      labelledRow('picture-file', pictureWords.chooseFile, this.#input),
      hintLine(pictureWords.hint),
      this.#said,
      this.#more,
      this.#fault,
      buttons,
    );
    this.#input.addEventListener('change', () => this.choose(this.#input.files));
    this.#dialog.addEventListener('keydown', (event) => event.stopPropagation()); // no key is one of the page
    this.#dialog.addEventListener('paste', ({ clipboardData }) => this.choose(clipboardData?.files));
    this.#dialog.addEventListener('dragover', (event) => this.#drag(event, true));
    this.#dialog.addEventListener('dragleave', (event) => this.#drag(event, false));
    this.#dialog.addEventListener('drop', (event) => {
      this.#drag(event, false);
      this.choose(event.dataTransfer?.files);
    });
  }

  #drag(event: DragEvent, isOver: boolean): void {
    event.preventDefault();
    event.stopPropagation();
    this.#dialog.classList.toggle('over', isOver);
  }

  /** Chooses the first of some files. */
  choose(files: FileList | null | undefined): void {
    const file = files?.[0];
    if (file) void this.#send(file);
  }

  async #send(file: File): Promise<void> {
    const turn = ++this.#turn;
    this.#sent = undefined;
    this.#fault.textContent = '';
    this.#more.hidden = true;
    if (file.size > MAX_UPLOAD_BYTES) return this.#showError(pictureWords.tooLarge(file.size));
    this.#said.textContent = pictureWords.checking;
    const [sent, now] = await Promise.all([sendPicture(file), askState()]);
    if (turn !== this.#turn) return; // another one was chosen meanwhile
    this.#said.textContent = '';
    if (now.kind !== 'current') return this.#showError(refusalOf(now));
    if (typeof sent === 'string' || 'sentence' in sent) return this.#showError(typeof sent === 'string' ? sent : sent.sentence); // prettier-ignore
    this.#sent = sent;
    this.#base = now.hash;
    this.#said.textContent = pictureWords.prepared(sent);
    URL.revokeObjectURL(this.#focus.picture.src);
    this.#focus.show(URL.createObjectURL(file), this.#place.takesFocalPoint);
    this.#more.hidden = false;
    this.#alt.focus();
  }

  async #use(): Promise<void> {
    if (this.#isBusy) return;
    if (!this.#sent) return this.#showError(pictureWords.chooseFirst, this.#input);
    const alt = this.#isDecoration.checked ? '' : this.#alt.value.replaceAll(/\s+/g, ' ').trim();
    if (alt === '' && !this.#isDecoration.checked) return this.#showError(pictureWords.noAlt, this.#alt);
    this.#isBusy = true;
    const { at } = this.#place;
    const outcome = await placePicture({ base: this.#base, at, id: this.#sent.id, alt, focus: this.#focus.value });
    this.#isBusy = false;
    if (outcome.kind !== 'written') return this.#showError(refusalOf(outcome));
    this.#dialog.close();
    this.#on.say(`${pictureWords.used} ${words.written(outcome.lines)}`);
  }

  #showError(sentence: string, at?: HTMLElement): void {
    this.#fault.textContent = sentence;
    at?.focus();
  }
}
