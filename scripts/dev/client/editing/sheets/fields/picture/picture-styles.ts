/** The look of the dialog for pictures, which is loaded with it. */
export const PICTURE_STYLES = `#picture { box-sizing: border-box; width: min(560px, calc(100vw - 16px)); max-height: calc(100dvh - 16px); padding: 12px 16px; overflow: auto;
  border: 1px solid GrayText; border-radius: 4px; color: CanvasText; background: Canvas }
#picture::backdrop { background: #0008 }
#picture h2 { margin: 0 0 8px; font-size: 15px }
#picture p { margin: 4px 0 }
#picture .hint { color: light-dark(#595959, #b4b4b4); font-size: 13px }
#picture .fault:empty { display: none }
#picture.over { outline: 4px dashed #1d4f9c; outline-offset: -8px }
#picture fieldset { margin: 8px 0; padding: 0; border: 0 }
#picture legend { padding: 0; font-weight: 600; font-size: 14px }
#picture input[type=range] { padding: 0; border: 0; accent-color: #1d4f9c }
#picture .part-field textarea { min-height: 3.6em }
#picture .checked input { flex: none; width: 24px; height: 24px; margin: 0 }
#picture .choices { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px }
#picture button { min-height: 36px; padding: 2px 14px; border: 1px solid GrayText; border-radius: 4px; color: inherit; background: Canvas; font: inherit }
.picture-preview { position: relative; width: fit-content; max-width: 100% }
.picture-preview img { display: block; max-width: 100%; max-height: 32vh; cursor: crosshair }
.picture-preview span { position: absolute; width: 20px; height: 20px; margin: -11px; border: 2px solid #fff; border-radius: 50%; outline: 2px solid #000; pointer-events: none }
@media (pointer: coarse) { #picture :is(button, input, .checked) { min-height: 44px } }
`;
