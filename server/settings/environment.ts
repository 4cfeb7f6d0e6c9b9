/** Reads environment variables. Every method throws an UnreadableError that names the variable and what it should hold. */
import { UnreadableError } from '../../schema/errors.ts';

/** The variables of a process. */
export class Environment {
  readonly #variables: Record<string, string | undefined>;

  constructor(variables: Record<string, string | undefined>) {
    this.#variables = variables;
  }

  /** Returns a variable without surrounding space; undefined if it is missing or empty. */
  text(name: string): string | undefined {
    return this.#variables[name]?.trim() || undefined;
  }

  /** Returns an address with one of the protocols, such as "https:". */
  url(name: string, ...protocols: string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined || protocols.includes(URL.parse(value)?.protocol ?? '')) return value;
    throw new UnreadableError(
      `${name} is not an address. It should begin with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
    );
  }

  /** Returns a whole number of at least 1. */
  count(name: string, fallback: number): number {
    const value = this.text(name) ?? String(fallback);
    if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
    throw new UnreadableError(`${name} is ${JSON.stringify(value)}. Give a whole number of at least 1.`);
  }

  /** Returns variables that only make sense together, by their field: all of them, or undefined where none is set. */
  group<Field extends string>(names: Record<Field, string>): Record<Field, string> | undefined {
    const variables = Object.values<string>(names);
    const missing = variables.filter((name) => this.text(name) === undefined);
    if (missing.length === variables.length) return undefined;
    if (missing.length > 0)
      throw new UnreadableError(
        `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. ${variables.join(', ')} go together: set all of them, or none.`,
      );
    const entries = Object.entries<string>(names).map(([field, name]) => [field, this.text(name)]);
    return Object.fromEntries(entries) as Record<Field, string>;
  }
}
