/** What panel and editor have in common: quiet, and the same on every site. */
export const BASE_STYLES = `
:host { all: initial; color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; color: CanvasText }
@media print { :host { display: none } }
[hidden] { display: none !important }
button { font: inherit; color: inherit; cursor: pointer }
`;

/** The panel's look. */
export const PANEL_STYLES = `${BASE_STYLES}:focus-visible { outline: 2px solid Highlight; outline-offset: 1px }
#toggle, #close { min-height: 24px; padding: 2px 8px; border: 1px solid GrayText; border-radius: 4px; background: Canvas }
#toggle { position: fixed; inset: auto auto 8px 8px; z-index: 2147483647; font-size: 12px; opacity: .75 }
#toggle.wrong { border-color: #c00; color: #fff; background: #b00020; opacity: 1 }
#toggle:is(:hover, :focus-visible) { opacity: 1 }
#box { position: fixed; inset: auto 0 0; z-index: 2147483646; box-sizing: border-box; max-height: 45vh; display: flex;
  flex-direction: column; padding: 8px 16px 40px; border-top: 3px solid #b00020; background: Canvas; box-shadow: 0 -4px 20px #0006 }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline }
header p { flex: 1; margin: 0; color: light-dark(#595959, #b4b4b4) }
h2 { margin: 0; font-size: 14px }
summary { min-height: 24px; align-content: center; cursor: pointer }
@media (hover: none), (width < 500px) { header p { visibility: hidden; height: 1.45em } }
#lists { min-height: 0; overflow: auto }
ul { margin: 8px 0; padding: 0; list-style: none }
.entry { display: block; box-sizing: border-box; width: 100%; margin: 0 0 6px; padding: 6px 10px; border: 0;
  border-left: 4px solid #b00020; background: #80808020; text-align: left }
.entry span { display: block; overflow-wrap: anywhere }
.about { color: light-dark(#595959, #b4b4b4); font-size: 12px }
.entry .lines { padding-top: 6px; overflow: auto; font: 13px/1.4 ui-monospace, monospace; white-space: pre }
.entry.warning { border-color: #b8860b }
.entry.block { border-color: #36c; padding-block: 2px }
#looks fieldset { display: flex; flex-wrap: wrap; gap: 4px 8px; margin: 8px 0; padding: 0; border: 0 }
#looks legend { float: left; min-width: 60px; line-height: 44px }
#looks label { display: flex; gap: 6px; align-items: center; min-height: 44px; padding: 0 10px; border: 1px solid GrayText; border-radius: 4px }
#looks label:has(:checked) { border-color: #36c; box-shadow: inset 0 0 0 1px #36c }
#looks button { min-height: 44px; padding: 0 12px; border: 1px solid GrayText; border-radius: 4px; background: Canvas }
#looks p { margin: 4px 0; max-width: 90ch }
#alert { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
#note { position: fixed; inset: auto auto 40px 8px; z-index: 2147483647; margin: 0; max-width: 60ch; padding: 8px 12px;
  border: 1px solid GrayText; background: Canvas }
#note.empty { clip-path: inset(50%) }
#frame { position: fixed; z-index: 2147483645; box-sizing: border-box; border: 2px solid #36c; pointer-events: none }
#label { position: absolute; top: 0; left: 0; padding: 1px 6px; color: #fff; background: #36c }
`;
