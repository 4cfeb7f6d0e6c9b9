/** Makes the code that admits a phone: it works once, and is replaced after several wrong ones. */
import { randomInt } from 'node:crypto';
import { isSameSecret } from '../../../../server/http/is-same-secret.ts';

const DIGITS = 8;

/** After so many wrong codes the code is replaced. */
const MAX_WRONG = 5;

/** After so many wrong codes in total no phone is admitted any more. */
const MAX_WRONG_TOTAL = 20;

export class PairingCode {
  #code = newCode();
  #wrong = 0;
  readonly #onChange: (code: string | undefined) => void;

  /** Calls `onChange` with each code that replaces another, and with undefined once no phone is admitted any more. */
  constructor(onChange: (code: string | undefined) => void) {
    this.#onChange = onChange;
  }

  /** Returns the current code, in two groups of digits. */
  get shown(): string {
    return `${this.#code.slice(0, DIGITS / 2)} ${this.#code.slice(DIGITS / 2)}`;
  }

  /** Returns whether a text is the current code, with or without blanks. The code is then used up, and replaced. */
  redeem(text: string): boolean {
    if (this.#wrong >= MAX_WRONG_TOTAL) return false;
    const isRight = isSameSecret(text.replaceAll(/[\s-]/g, ''), this.#code);
    if (!isRight) this.#wrong++;
    if (isRight || this.#wrong % MAX_WRONG === 0) this.#replace();
    return isRight;
  }

  #replace(): void {
    this.#code = newCode();
    this.#onChange(this.#wrong < MAX_WRONG_TOTAL ? this.shown : undefined);
  }
}

function newCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}
