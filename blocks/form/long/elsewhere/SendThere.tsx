import type { RefObject } from 'react';
import type { FormWords } from '../../prepare.ts';

interface SendThereProps {
  url: string;
  words: FormWords;
  form: RefObject<HTMLFormElement | null>;
}

/** Renders the button that sends a form on the page of its service, in a tab of its own: what was typed stays here. */
export function SendThere({ url, words, form }: SendThereProps) {
  function sendThere() {
    const element = form.current!;
    element.setAttribute('target', '_blank');
    HTMLFormElement.prototype.submit.call(element); // a field may be called submit
    element.removeAttribute('target');
  }
  return (
    <button type="button" className="button" onClick={sendThere}>
      {words.sendThere.replace('{host}', new URL(url).hostname)}
    </button>
  );
}
