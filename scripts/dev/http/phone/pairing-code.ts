/** Makes the code that lets a phone in: it works once, and is replaced where somebody guesses. */
import { randomInt } from 'node:crypto';
import { isSameSecret } from '../../../../server/http/is-same-secret.ts';

const DIGITS = 8;

/** Wrong codes after which another one counts, and after which none does. */
const [MAX_WRONG, MAX_WRONG_EVER] = [5, 20];

export class PairingCode {
  #code = newCode();
  #wrong = 0;
  readonly #renewed: (code: string | undefined) => void;

  /** Calls `renewed` with each code that replaces another; with undefined where no phone is let in any more. */
  constructor(renewed: (code: string | undefined) => void) {
    this.#renewed = renewed;
  }

  /** The code that counts now, in two groups. */
  get shown(): string {
    return `${this.#code.slice(0, DIGITS / 2)} ${this.#code.slice(DIGITS / 2)}`;
  }

  /** Returns whether a text is the code, with or without blanks; it is then used up. */
  accepts(text: string): boolean {
    if (this.#wrong >= MAX_WRONG_EVER) return false;
    const isRight = isSameSecret(text.replaceAll(/[\s-]/g, ''), this.#code);
    if (!isRight) this.#wrong++;
    if (isRight || this.#wrong % MAX_WRONG === 0) this.#renew();
    return isRight;
  }

  #renew(): void {
    this.#code = newCode();
    this.#renewed(this.#wrong < MAX_WRONG_EVER ? this.shown : undefined);
  }
}

function newCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}
