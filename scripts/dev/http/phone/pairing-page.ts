/** The page on which a phone is asked for the code. */

/** Where the code is sent, and where a scanned address leads, with the code after the number sign. */
export const PAIR = '/__waybill/pair';

/** What a page says where the code was wrong. */
export const WRONG_CODE = 'This is not the code. The computer shows the one that counts now.';

/** A scanned address has the code already. */
const SCRIPT = `const [form] = document.forms;
if (location.hash.length > 1) { form.code.value = location.hash.slice(1); history.replaceState(null, '', '/'); form.submit(); }`;

/** Returns the HTML of the page, with a sentence about a code that was sent. */
export function pairingPage(fault = ''): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Editing on this phone</title>
<meta name="viewport" content="width=device-width">
<style>:root { color-scheme: light dark } body { max-width: 30rem; margin: 2rem auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui }
input, button { box-sizing: border-box; width: 100%; min-height: 3rem; margin: .25rem 0; font: inherit }</style>
<main><h1>Editing on this phone</h1>
<form method="post" action="${PAIR}"><p role="alert">${fault}</p>
<label for="code">The code that the computer shows</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required>
<button>Begin</button></form></main><script>${SCRIPT}</script></html>`;
}
