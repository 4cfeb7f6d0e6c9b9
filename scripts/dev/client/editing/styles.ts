import { BASE_STYLES } from '../panel/panel-styles.ts';

/** The editor's look. */
export const EDITOR_STYLES = `${BASE_STYLES}:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
#foot { position: fixed; inset: auto auto calc(var(--waybill-panel, 0px) + 8px) 124px; z-index: 2147483647; display: flex; flex-direction: column; gap: 8px;
  align-items: start; max-width: calc(100vw - 132px); pointer-events: none }
#foot > * { pointer-events: auto }
@media (width < 600px) { #foot { inset: auto 8px max(40px, var(--waybill-panel, 0px) + 8px); max-width: none } }
#bar { display: flex; flex-wrap: wrap; gap: 6px }
#bar button, .field button { min-height: 32px; padding: 2px 12px; border: 1px solid GrayText; border-radius: 4px; background: Canvas }
#bar .on { color: #fff; border-color: #1d4f9c; background: #1d4f9c }
#bar button[aria-disabled=true] { color: light-dark(#595959, #b4b4b4); cursor: default }
@media (pointer: coarse) { #bar button, .field button { min-height: 44px } }
#said { margin: 0; max-width: 60ch; padding: 6px 10px; border: 1px solid GrayText; background: Canvas }
#said:empty { position: absolute; clip-path: inset(50%) }
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
.field .hint { color: light-dark(#595959, #b4b4b4) }
#meta .fault { display: block }
.fault { padding-left: 8px; border-left: 4px solid #b00020 }
.field .fault:empty, .field .choices:empty { display: none }
.field .choices { display: flex; flex-wrap: wrap; gap: 6px; margin: 4px }
.origin fieldset { display: grid; gap: 2px; margin: 4px; padding: 0; border: 0; font-size: 13px }
.origin label { display: flex; gap: 6px; align-items: center; min-height: 24px }
.origin input { flex: none; width: 24px; height: 24px; margin: 0 }
.remark { max-width: min(48ch, calc(100vw - 16px)) }
#meta { box-sizing: border-box; width: 640px; max-width: 100%; max-height: 60vh; overflow: auto; padding: 8px 16px 12px;
  border: 1px solid GrayText; border-radius: 4px; background: Canvas; box-shadow: 0 4px 20px #0006 }
#meta h2 { margin: 0 0 4px; font-size: 14px }
#meta p { margin: 4px 0 }
#meta-preview button { display: -webkit-box; width: 100%; min-height: 32px; padding: 2px; border: 0; background: none; text-align: start;
  -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere; font-family: Arial, sans-serif }
#meta-preview .title { -webkit-line-clamp: 1; color: light-dark(#1a0dab, #99c3ff); font-size: 20px }
#meta-preview .description { -webkit-line-clamp: 2; font-size: 14px }
.address, .length { color: light-dark(#595959, #b4b4b4); font-size: 12px }
#meta > button { min-height: 32px; padding: 2px 12px; border: 1px solid GrayText; border-radius: 4px; background: Canvas }
@media (forced-colors: active) { .stop:focus, #hover { outline-color: Highlight; box-shadow: none } }
`;
