import { BASE_STYLES } from '../panel/panel-styles.ts';

/** The editor's look. */
export const EDITOR_STYLES = `${BASE_STYLES}:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
#foot { position: fixed; inset: auto auto calc(max(var(--waybill-panel, 0px), var(--page-buttons, 0px)) + 8px) 124px; z-index: 2147483647; display: flex; flex-direction: column; gap: 8px;
  align-items: start; max-width: calc(100vw - 132px); pointer-events: none }
#foot > * { pointer-events: auto }
@media (width < 600px) { #foot { inset: 8px 8px max(40px, var(--waybill-panel, 0px) + 8px, var(--page-buttons, 0px) + 8px); max-width: none; justify-content: end } }
#bar { display: flex; flex-wrap: wrap; gap: 6px }
#bar button, .field button { min-height: 32px; padding: 2px 12px; border: 1px solid GrayText; border-radius: 4px; background: Canvas }
@media (width < 600px) { #bar button { padding-inline: 9px } }
#bar .on { color: #fff; border-color: #1d4f9c; background: #1d4f9c }
#bar button[aria-disabled=true] { color: light-dark(#595959, #b4b4b4); cursor: default }
@media (pointer: coarse) { #bar button, .field button { min-height: 44px } }
#said { margin: 0; max-width: 60ch; padding: 6px 10px; border: 1px solid GrayText; background: Canvas }
#said:empty { position: absolute; clip-path: inset(50%) }
.early-input { position: fixed; left: 0; top: 0; clip-path: inset(50%) }
.stop { position: fixed; left: 0; top: 0; width: 24px; height: 24px; z-index: 2147483640; padding: 0; border: 0;
  background: none; color: transparent; font-size: 1px; overflow: hidden; pointer-events: none; clip-path: inset(50%) }
.stop:focus { clip-path: none; outline: 3px solid #1d4f9c; outline-offset: 3px; box-shadow: 0 0 0 6px #fff; border-radius: 2px }
#hover { position: fixed; z-index: 2147483639; box-sizing: border-box; margin: 0; border: 2px dashed #1d4f9c; outline: 1px solid #fff;
  border-radius: 2px; pointer-events: none }
.field { position: fixed; z-index: 2147483647; box-sizing: border-box; padding: 4px; border: 2px solid #1d4f9c; border-radius: 4px;
  background: Canvas; box-shadow: 0 4px 20px #0006 }
textarea { display: block; box-sizing: border-box; width: 100%; min-height: 1.6em; max-height: 50vh; margin: 0; padding: 2px 4px; border: 0;
  color: CanvasText; background: Canvas; field-sizing: content; resize: none; overflow: auto; overflow-wrap: anywhere }
.field p { margin: 4px; max-width: 70ch; font-size: 13px; overflow-wrap: anywhere }
.values { margin: 4px; padding: 0; border: 1px solid GrayText; border-radius: 4px; font-size: 13px; list-style: none }
.values li { min-height: 24px; padding: 4px 8px; overflow-wrap: anywhere; cursor: pointer }
.values [aria-selected=true] { color: HighlightText; background: Highlight }
.values li:not([aria-selected]) span { opacity: .8 }
.field .hint { color: light-dark(#595959, #b4b4b4) }
#meta .fault { display: block }
.fault { padding-left: 8px; border-left: 4px solid #b00020 }
.field .fault:empty, .field .choices:empty { display: none }
.field .choices { display: flex; flex-wrap: wrap; gap: 6px; margin: 4px }
.origin fieldset { display: grid; gap: 2px; margin: 4px; padding: 0; border: 0; font-size: 13px }
.origin label { display: flex; gap: 6px; align-items: center; min-height: 24px }
.origin input { flex: none; width: 24px; height: 24px; margin: 0 }
.remark { max-width: min(48ch, calc(100vw - 16px)) }
.sheet { box-sizing: border-box; width: 640px; max-width: 100%; max-height: 60vh; overflow: auto; padding: 8px 16px 12px;
  border: 1px solid GrayText; border-radius: 4px; background: Canvas; box-shadow: 0 4px 20px #0006 }
#sheets { display: flex; flex-direction: column; min-height: 0; max-width: 100% }
.sheet header { display: flex; justify-content: space-between; gap: 8px; align-items: center; margin: 0 0 8px }
.sheet h2, .sheet h3 { margin: 0 0 4px; font-size: 14px }
.sheet p { margin: 4px 0 }
.sheet button, .sheet select, .sheet input[type=search] { min-height: 32px; padding: 2px 12px; border: 1px solid GrayText; border-radius: 4px;
  color: inherit; background: Canvas; font: inherit }
.sheet button[aria-disabled=true] { color: light-dark(#595959, #b4b4b4); cursor: default }
.sheet .hint, .list .note, .choice span { color: light-dark(#595959, #b4b4b4); font-size: 13px }
.sheet .fault:empty, .choice > p:empty { display: none }
.list { max-height: 30vh; min-height: 66px; margin: 0 0 8px; overflow: auto; border: 1px solid GrayText; border-radius: 4px }
.list [role=option] { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: center; min-height: 32px; padding: 2px 10px; cursor: pointer; overflow-wrap: anywhere }
.list [role=option] + [role=option] { border-top: 1px solid light-dark(#ddd, #444) }
.list [aria-selected=true] { color: #fff; background: #1d4f9c }
.list [aria-selected=true] .note { color: #fff }
.list [role=option]:focus-visible { outline: 3px solid Highlight; outline-offset: -3px; box-shadow: inset 0 0 0 5px #fff }
.acts > p { font-weight: 600; overflow-wrap: anywhere }
.acts fieldset { display: flex; flex-wrap: wrap; gap: 0 16px; margin: 4px 0; padding: 0; border: 0; font-size: 13px }
.acts label { display: inline-flex; gap: 6px; align-items: center; min-height: 24px }
.sheet .choices { display: flex; flex-wrap: wrap; gap: 6px; align-items: center }
.acts .place { display: inline-flex; gap: 6px }
.choice label { display: grid; gap: 2px; margin: 4px 0 }
.choice ul { max-height: 34vh; margin: 8px 0; padding: 0; overflow: auto; list-style: none; border: 1px solid GrayText; border-radius: 4px }
.choice li button { display: grid; width: 100%; padding: 6px 10px; border: 0; border-radius: 0; text-align: start }
.choice li + li { border-top: 1px solid light-dark(#ddd, #444) }
.choice li button:focus-visible { outline-offset: -3px }
@media (hover: none) { .sheet .hint { display: none } }
@media (width < 900px) { .beside { max-height: 50vh; max-height: 50dvh } .list { max-height: 20vh } }
@media (width >= 900px) { .beside { position: fixed; inset: 8px 8px 8px auto; width: 380px; max-height: none } .list, .choice ul { max-height: none } }
@media (pointer: coarse) { .sheet button, .sheet select, .sheet input[type=search], .list [role=option], .acts label, .sheet .checked { min-height: 44px } }
.code { margin-bottom: 8px; border: 1px solid GrayText; border-radius: 4px; overflow: hidden }
.code:focus-within { outline: 3px solid Highlight }
.code .cm-editor { max-height: 55vh; font-size: 13px }
.code .cm-editor.cm-focused { outline: 0 }
.code .cm-scroller { font-family: ui-monospace, monospace; line-height: 1.5; overflow: auto }
.code .cm-gutters { color: light-dark(#595959, #b4b4b4); background: light-dark(#f5f5f5, #222); border: 0 }
.code .cm-cursor { border-left-color: CanvasText }
.code .cm-tooltip, .code .cm-panels { color: CanvasText; background: Canvas }
.code .marked { background: light-dark(#ffe58a, #6b5300) }
.code-problems { margin: 8px 0 0; padding: 0; list-style: none }
.code-problems li { margin: 0 0 6px; padding-left: 8px; border-left: 4px solid #b00020; overflow-wrap: anywhere }
.code-problems .warning { border-color: #8a6100 }
.code-problems button { width: 100%; text-align: start }
#chosen { position: fixed; z-index: 2147483638; box-sizing: border-box; border: 3px solid #1d4f9c; outline: 2px solid #fff; border-radius: 2px; pointer-events: none }
.part-field { margin: 12px 0; padding: 0 0 0 1px }
.part-field > label, .part-field > h3 { display: block; margin: 0 0 2px; font-size: 14px; font-weight: 600 }
.part-field .help, .part > p { color: light-dark(#595959, #b4b4b4); font-size: 13px }
.part-field :is(input:not([type=checkbox]), textarea, select) { box-sizing: border-box; width: 100%; min-height: 32px; padding: 4px 8px; border: 1px solid GrayText;
  border-radius: 4px; color: inherit; background: Canvas; font: inherit }
.part-field [aria-invalid=true] { border: 2px solid #b00020 }
.part-field input[type=checkbox] { width: 24px; height: 24px; margin: 0 }
.part-field .choices:empty, .part > p:empty { display: none }
.part-field ol { margin: 0 0 6px; padding: 0; list-style: none }
.part-field li { display: flex; gap: 4px; margin: 0 0 4px }
.part-field li > :first-child { flex: 1; min-width: 0; overflow: hidden; text-align: start; text-overflow: ellipsis; white-space: nowrap }
.part-field .named li > :nth-child(2) { flex: 2; min-width: 0; text-align: start }
.part-field .name { align-self: center; font-size: 13px }
.part-field li button:not(.entry) { flex: none; width: 32px; padding: 0 }
.part summary { min-height: 32px; align-content: center; cursor: pointer; font-weight: 600 }
.preview { margin: 0 0 8px }
.preview h4 { margin: 8px 0 2px; font-size: 13px }
.preview ul { margin: 0; padding: 0 0 0 16px; font-size: 13px; overflow-wrap: anywhere }
.preview summary { min-height: 32px; align-content: center; cursor: pointer }
.checked { display: flex; gap: 8px; align-items: center; min-height: 32px; padding: 2px 0 }
.preview fieldset { margin: 8px 0 0; padding: 0; border: 0 }
.preview legend { padding: 0; font-size: 13px; font-weight: 600 }
.preview small { color: light-dark(#595959, #b4b4b4) }
.preview .places { padding: 0; list-style: none }
.preview mark { color: CanvasText; background: light-dark(#ffe58a, #6b5300) }
.sheet input:is([type=checkbox], [type=radio]) { flex: none; width: 24px; height: 24px; margin: 0 }
.icons { display: flex; flex-wrap: wrap; gap: 4px; max-height: 180px; overflow: auto; padding: 3px }
.icons button { width: 44px; height: 44px; padding: 9px }
.icons svg { display: block; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.icons .filled { fill: currentColor; stroke: none }
@media (pointer: coarse) { .part-field :is(input:not([type=checkbox]), textarea, select), .part summary { min-height: 44px } .part-field li button:not(.entry) { width: 44px } }
#meta-preview button { display: -webkit-box; width: 100%; min-height: 32px; padding: 2px; border: 0; background: none; text-align: start;
  -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere; font-family: Arial, sans-serif }
#meta-preview .title { -webkit-line-clamp: 1; color: light-dark(#1a0dab, #99c3ff); font-size: 20px }
#meta-preview .description { -webkit-line-clamp: 2; font-size: 14px }
.address, .length { color: light-dark(#595959, #b4b4b4); font-size: 12px }
@media (forced-colors: active) { .stop:focus, #hover { outline-color: Highlight; box-shadow: none }
  .list [aria-selected=true] { forced-color-adjust: none; color: HighlightText; background: Highlight }
  .list [aria-selected=true] .note { color: HighlightText } .list [role=option]:focus-visible { outline-color: CanvasText; box-shadow: none }
  #chosen { border-color: Highlight } }
`;
