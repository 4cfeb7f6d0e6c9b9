/** Adds the styles of the review, which are loaded with it. */
const STYLES = `#review h3 { margin: 12px 0 4px; padding-top: 8px; border-top: 1px solid GrayText; overflow-wrap: anywhere }
#review h4 { flex: 1; margin: 0; font-size: 13px; min-width: 12ch; overflow-wrap: anywhere }
#review :is(h3, h4, p, small, figcaption) { unicode-bidi: plaintext }
.changes { margin: 0 0 8px; padding: 0; list-style: none }
.changes li { margin: 0 0 10px }
.change-head { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center }
.change-sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 4px 8px; margin: 4px 0 0 }
.change-sides > div { min-width: 0; padding: 2px 8px; border-inline-start: 3px solid GrayText }
.change-sides p { margin: 0; font-size: 13px; white-space: pre-wrap; overflow-wrap: anywhere }
.change-sides small, .page-frames figcaption { color: light-dark(#595959, #b4b4b4); font-size: 12px }
.change-sides del { color: light-dark(#8c001a, #ffb3bd); background: light-dark(#ffe9ec, #4d0b16); text-decoration: line-through }
.change-sides ins { color: light-dark(#0b4a1e, #a8e6b8); background: light-dark(#e3f6e8, #0f3a1c); text-decoration: underline }
.page-frames { display: grid; grid-template-columns: 1fr 1fr; gap: 8px }
.page-frames figure { margin: 4px 0 0; min-width: 0; font-size: 13px }
.page-frames figure > div { aspect-ratio: 390 / 720; overflow: hidden; border: 1px solid GrayText; background: #fff }
.page-frames iframe { display: block; border: 0; transform-origin: 0 0 }
#review textarea { border: 1px solid GrayText; border-radius: 4px; font: inherit }
#review :is(p:focus-visible) { outline-offset: 2px }
@media (pointer: coarse) { #review button { min-height: 44px } }
@media (forced-colors: active) { .change-sides :is(del, ins) { color: CanvasText; background: Canvas } }
`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);

/** Adds the styles to the shadow root of the editor, once. */
export function addReviewStyles(part: HTMLElement): void {
  const { adoptedStyleSheets } = part.getRootNode() as ShadowRoot;
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}
