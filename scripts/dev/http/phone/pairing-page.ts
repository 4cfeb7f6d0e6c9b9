/** Makes the page that asks a phone for the code. */

/** The path to which the code is sent. A scanned address leads here as well, with the code in its fragment. */
export const PAIRING_PATH = '/__waybill/pair';

/** The message for a wrong code. */
export const WRONG_CODE = 'Wrong code. Enter the code that the computer shows now.';

/** Sends the code that a scanned address has in its fragment. */
const SCRIPT = `const [form] = document.forms;
if (location.hash.length > 1) { form.code.value = location.hash.slice(1); history.replaceState(null, '', '/'); form.submit(); }`;

/** Returns the HTML of the page, with a message about a code that was sent. */
export function pairingPage(message = ''): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Editing on this phone</title>
<meta name="viewport" content="width=device-width">
<style>:root { color-scheme: light dark } body { max-width: 30rem; margin: 2rem auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui }
input, button { box-sizing: border-box; width: 100%; min-height: 3rem; margin: .25rem 0; font: inherit }</style>
<main><h1>Editing on this phone</h1>
<form method="post" action="${PAIRING_PATH}"><p role="alert">${message}</p>
<label for="code">The code that the computer shows</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required>
<button>Start</button></form></main><script>${SCRIPT}</script></html>`;
}
