/** Says of a text where it comes from, if it is shown elsewhere as well, and offers to change it everywhere or only here. */
import type { PageText, ReferenceUse, SharedUse } from '../../../editing/texts/page-text.ts';
import { buttonOf, offerChoice } from '../editor-parts.ts';
import { elementOf } from '../page/visibility.ts';
import { pictureWords, words } from '../words/words.ts';
import type { Field } from './field.ts';

interface OriginEvents {
  /** Opens a value that is written once. */
  openValue(text: PageText): void;
  /** Opens the block that a text is in. */
  openBlock(at: string): void;
  /** Opens the dialog for the picture that an alternative text is of. */
  openPicture(at: string): void;
}

/** Fills the part of a field that says it. */
export function showOrigins(field: Field, { openValue, openBlock, openPicture }: OriginEvents): void {
  const { text } = field.shown;
  field.parts.origin.replaceChildren(
    ...choicesOf(actionOf(field)),
    ...(text.shared ? [sharedOrigin(text.shared)] : []),
    ...text.references.map((use) => referenceOrigin(use, field, openValue)),
    ...choicesOf([...pictureOf(field, openPicture), ...blockOf(field, openBlock)]),
  );
}

function choicesOf(buttons: HTMLElement[]): HTMLElement[] {
  if (buttons.length === 0) return [];
  const choices = document.createElement('div');
  choices.className = 'choices';
  choices.append(...buttons);
  return [choices];
}

/** Offers what the element around a text does itself: a link, a menu, a button. */
function actionOf(field: Field): HTMLElement[] {
  const range = field.shown.ranges.find((one) => elementOf(one).checkVisibility());
  const used = range && elementOf(range).closest<HTMLElement>('a, summary, #root button');
  if (!used) return [];
  const label = used.matches('a') ? words.follow : used.matches('summary') ? words.unfold : words.press;
  const use = buttonOf(label, () => {
    field.close(undefined);
    used.click();
  });
  return [use];
}

function pictureOf(field: Field, open: (at: string) => void): HTMLElement[] {
  const { at } = field.shown.text;
  if (!isAlt(at)) return [];
  return [buttonOf(pictureWords.choose, () => void field.save(undefined).then(() => field.isClosed && open(at)))];
}

/** Returns whether a text says what a picture shows. */
export const isAlt = (at: string): boolean => at.endsWith('/alt');

function blockOf(field: Field, open: (at: string) => void): HTMLElement[] {
  const { at, shared } = field.shown.text;
  const block = shared?.block ?? /^\/(?:routes\/\d+|notFound)\/blocks\/\d+/.exec(at)?.[0];
  if (block === undefined) return [];
  return [buttonOf(words.ownBlock, () => void field.save(undefined).then(() => field.isClosed && open(block)))];
}

/** Returns whether a text of a shared block is to be another on this page only. */
export function isOnlyHere(field: Field): boolean {
  return field.parts.origin.querySelector<HTMLInputElement>('[value=here]')?.checked ?? false;
}

function sharedOrigin({ pages, name }: SharedUse): HTMLElement {
  const origin = document.createElement('fieldset');
  offerChoice(origin, words.shared(name, pages), { everywhere: words.sharedEverywhere(pages), here: words.sharedHere });
  return origin;
}

function referenceOrigin(use: ReferenceUse, field: Field, openValue: (text: PageText) => void): HTMLElement {
  const { name, value, at, source } = use;
  const [origin, sentence, choices] = [
    document.createElement('div'),
    document.createElement('p'),
    document.createElement('div'),
  ];
  sentence.textContent = words.reference(use);
  choices.className = 'choices';
  if (at !== undefined && source !== undefined)
    choices.append(buttonOf(words.everywhere(value), () => openValue(valueText(at, source))));
  const here = buttonOf(words.writeOut(value), () => {
    field.value = field.value.replaceAll(`\${${name}}`, (notation, offset: number, whole: string) =>
      whole[offset - 1] === '$' ? notation : value,
    );
    here.remove();
  });
  choices.append(here);
  origin.append(sentence, choices);
  return origin;
}

function valueText(at: string, source: string): PageText {
  const name = at.split('/').slice(1).toReversed();
  return { at, name, kind: 'line', isMarkdown: false, source, isRequired: true, references: [] };
}
