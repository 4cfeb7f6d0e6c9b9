/** The blocks of the page: they are moved, copied, deleted and added here. Each act is one edit of the file, and one undo. */
import type { Edit } from '../../../../../../editing/edit.ts';
import { fieldPointer } from '../../../../../../schema/values/pointer.ts';
import { MAX_EDITS } from '../../../../editing/requests/edit-request.ts';
import type { BlockKind, Outline, OutlineBlock } from '../../../../editing/outline/outline.ts';
import { alertLine, hintLine } from '../../editor-parts.ts';
import type { EditorParts } from '../../editor-parts.ts';
import { LatestAnswer } from '../../latest-answer.ts';
import { askExample, askOutline, refusalOf, write } from '../../server-calls.ts';
import { words } from '../../words/words.ts';
import { actOfKey, BlockActs } from './block-acts.ts';
import type { Act } from './block-acts.ts';
import { BlockChoice } from './block-choice.ts';
import { editsToDelete, editsToMove, editsToPaste, editsToShare, indexOf, sameBlock } from './block-edits.ts';
import { blockRow, blockLabel } from './block-title.ts';
import { ChosenBlock } from './chosen-block.ts';
import { PartView } from '../fields/part-view.ts';
import { ListBox } from '../list-box.ts';
import { clearClipboard, copyToClipboard, cutBlock, readClipboard } from './clipboard.ts';
import { Sheet } from '../sheet.ts';

interface OutlineEvents {
  say(sentence: string): void;
  /** Returns when the page shows what was written at a time. */
  shown(time: number): Promise<void>;
}

/** Lists the blocks of the page, and carries out what is done with the chosen one. */
export class OutlineSheet {
  readonly sheet: Sheet;
  readonly #list = new ListBox(words.blocks, () => this.#chosen());
  readonly #acts = new BlockActs((act) => void this.#unlessBusy(() => this.#do(act)));
  readonly #choice: BlockChoice;
  readonly #part: PartView;
  readonly #main = document.createElement('div');
  readonly #fault = alertLine();
  readonly #shown: ChosenBlock;
  readonly #on: OutlineEvents;
  readonly #latest = new LatestAnswer<Outline | string>();
  #outline: Outline | undefined;
  #isBusy = false;

  constructor(parts: EditorParts, on: OutlineEvents) {
    this.#on = on;
    this.#shown = new ChosenBlock(parts.chosen);
    const options = { id: 'blocks', label: words.blocks, name: words.blocksButton, isBeside: true };
    this.sheet = new Sheet(parts, { ...options, opened: () => void this.#opened() });
    this.#choice = new BlockChoice({
      chosen: (kind) => void this.#unlessBusy(() => this.#add(kind)),
      left: () => this.#back('add'),
    });
    this.#part = new PartView({ say: (sentence) => on.say(sentence), left: () => this.#back('fields') });
    this.#list.element.addEventListener('keydown', (event) => this.#press(event));
    this.#main.append(this.#list.element, this.#acts.element, hintLine(words.blockKeys));
    this.sheet.panel.append(this.#main, this.#choice.element, this.#part.element, this.#fault);
  }

  /** Opens it with the block chosen that something is in. */
  async open(at: string): Promise<void> {
    this.sheet.setOpen(true);
    await this.refresh();
    const index = this.#blocks.findIndex((block) => at === block.at || at.startsWith(`${block.at}/`));
    if (index !== -1) this.#show(index);
    this.#shown.reveal(this.#list.index);
    this.#list.focus();
  }

  /** Takes in the blocks as the file has them now, if they are shown. The chosen one stays so wherever it is now. */
  async refresh(): Promise<void> {
    if (!this.sheet.isOpen) return;
    const outline = await this.#latest.of(askOutline(location.pathname));
    if (typeof outline === 'string') return this.#showError(outline);
    const same = this.#block && sameBlock(outline.blocks, this.#block);
    this.#outline = outline;
    this.#show(same ? outline.blocks.indexOf(same) : this.#list.index);
    void this.#part.refresh();
  }

  /** Keeps the frame around the chosen block. */
  reposition(): void {
    this.#shown.reposition(this.sheet.isOpen && this.#block ? this.#list.index : undefined);
  }

  get #blocks(): OutlineBlock[] {
    return this.#outline?.blocks ?? [];
  }

  get #block(): OutlineBlock | undefined {
    return this.#blocks[this.#list.index];
  }

  async #opened(): Promise<void> {
    this.#choice.element.hidden = true;
    this.#part.close();
    this.#main.hidden = false;
    this.#showError('');
    this.#on.say('');
    this.sheet.panel.querySelector<HTMLElement>('[tabindex="0"], button')?.focus();
    await this.refresh();
    if (!this.sheet.isOpen) return;
    this.#shown.reveal(this.#list.index);
    if (this.#blocks.length > 0) this.#list.focus();
    else this.#acts.focus();
  }

  #show(index: number): void {
    const cut = cutBlock(this.#blocks);
    const rows = this.#blocks.map((block) => blockRow(block, block === cut));
    this.#list.show(rows, index);
    this.#showActs();
  }

  #showActs(): void {
    this.#acts.element.hidden = this.#outline !== undefined && this.#outline.list === undefined;
    const clipboard = readClipboard()?.title;
    this.#acts.show(this.#block, { index: this.#list.index, length: this.#blocks.length, clipboard });
  }

  #chosen(): void {
    this.#showError('');
    this.#showActs();
    this.#shown.reveal(this.#list.index);
  }

  #press(event: KeyboardEvent): void {
    const act = actOfKey(event);
    if (act === undefined) return;
    event.preventDefault();
    void this.#unlessBusy(() => this.#do(act));
  }

  /** Does nothing while another act is under way: it would be about blocks as they were before. */
  async #unlessBusy(work: () => Promise<void>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    await work().finally(() => (this.#isBusy = false));
  }

  async #do(act: Act): Promise<void> {
    const [block, { index }] = [this.#block, this.#list];
    if (!this.#outline) return;
    if (act === 'add') return this.#choose();
    if (act === 'paste') return this.#paste();
    if (!block) return;
    if (act === 'fields') return this.#edit(block);
    if (act === 'copy' || act === 'cut') return this.#copyToClipboard(block, act === 'cut');
    if (act === 'delete') return this.#delete(block);
    if (act === 'share') return this.#share(block);
    const steps = { up: () => -1, down: () => 1, move: () => this.#acts.position - index };
    return this.#move(block, steps[act](), act === 'move');
  }

  async #edit({ at, shared }: OutlineBlock): Promise<void> {
    this.#main.hidden = true;
    const note = shared ? words.shared(shared.name, shared.pages) : '';
    await this.#part.open(shared ? fieldPointer('/shared', shared.name) : at, note);
  }

  async #move(block: OutlineBlock, step: number, isToPlace: boolean): Promise<void> {
    const { index } = this.#list;
    const next = index + step;
    if (step === 0 || next < 0 || next >= this.#blocks.length)
      return this.#on.say(words.alreadyAt(blockLabel(block), index + 1));
    const edits = editsToMove(block, (at) => (isToPlace ? next : at + step), this.#acts.isEverywhere);
    await this.#write(edits, next, words.moved(blockLabel(block), next + 1, this.#blocks.length));
  }

  async #delete(block: OutlineBlock): Promise<void> {
    const edits = editsToDelete(block, this.#acts.isEverywhere);
    await this.#write(edits, this.#list.index, words.deleted(blockLabel(block)));
    if (this.#blocks.length === 0) this.#acts.focus();
  }

  async #share(block: OutlineBlock): Promise<void> {
    const { name, edits } = editsToShare(block, this.#outline!.shared);
    if (await this.#write(edits, this.#list.index, words.isShared(blockLabel(block), name))) this.#acts.focus('copy');
  }

  #copyToClipboard(block: OutlineBlock, isCut: boolean): void {
    copyToClipboard(block, isCut);
    this.#show(this.#list.index);
    this.#on.say((isCut ? words.cut : words.copied)(blockLabel(block)));
  }

  async #paste(): Promise<void> {
    const clipboard = readClipboard();
    if (!clipboard) return this.#on.say(words.clipboardEmpty);
    const [source] = await Promise.all([askOutline(clipboard.page), this.refresh()]);
    const outline = this.#outline;
    if (typeof source === 'string') return this.#showError(source);
    if (outline?.list === undefined || source.hash !== outline.hash) return this.#showError(words.changedMeanwhile);
    const edits = editsToPaste(clipboard, sameBlock(source.blocks, clipboard)?.at, `${outline.list}/${this.#next}`);
    const index = indexOf(edits[0]!.path);
    if ((await this.#write(edits, index, words.pasted(clipboard.title, index + 1))) && clipboard.isCut)
      clearClipboard();
    this.#show(this.#list.index);
  }

  /** The number of the block after the chosen one. */
  get #next(): number {
    return this.#block ? this.#list.index + 1 : 0;
  }

  #choose(): void {
    this.#showError('');
    this.#main.hidden = true;
    this.#choice.open(this.#outline!.kinds, this.#block ? words.addAfter(blockLabel(this.#block)) : words.actions.add);
  }

  #back(act: Act): void {
    this.#main.hidden = false;
    this.#showError('');
    void this.refresh();
    this.#acts.focus(act);
  }

  async #add(kind: BlockKind): Promise<void> {
    this.#showError('');
    this.#on.say('');
    const path = `${this.#outline!.list!}/${this.#next}`;
    const example = await askExample(kind.type, path);
    if (typeof example === 'string') return this.#showError(example);
    if ('sentence' in example) return this.#showError(example.sentence);
    const name = words.block(kind.name, undefined);
    if (!(await this.#write([{ op: 'add', path, value: example.value }], this.#next, words.added(name)))) return;
    this.#choice.close();
    this.#list.focus();
  }

  /** Writes, chooses the block with a number, and says what was done. Returns whether it was. */
  async #write(edits: Edit[], index: number, done: string): Promise<boolean> {
    const isAllowed = edits.length <= MAX_EDITS;
    const outcome = isAllowed ? await write({ base: this.#outline!.hash, edits }) : undefined;
    if (outcome?.kind !== 'written') {
      this.#showError(outcome ? refusalOf(outcome) : words.tooManyPlaces);
      return false;
    }
    this.#showError('');
    await this.refresh();
    this.#show(index);
    void this.#on.shown(outcome.time).then(() => this.#shown.reveal(this.#list.index));
    this.#on.say(`${done} ${words.written(outcome.lines)}`);
    return true;
  }

  #showError(sentence: string): void {
    this.#fault.textContent = sentence;
  }
}
