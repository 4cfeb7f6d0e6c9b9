/** Tries a look on the pages in dev: the manifest stays as it is until the author has the choice written. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { json } from 'node:stream/consumers';
import { rule } from '../../../manifest/rules/brand-contrast.ts';
import type { Theme } from '../../../schema/types.ts';
import { lookOf, LOOKS } from '../../../theme/looks/looks.ts';
import { resolveTheme } from '../../../theme/theme.ts';
import type { ShownSite } from '../manifest/shown-site.ts';
import type { WriteAccess } from '../editing/requests/write-access.ts';
import type { Writer } from '../editing/writer.ts';
import { refusalOfPost } from '../http/access.ts';
import { THEME_PATH } from '../messages.ts';
import { changesOf } from './colour-changes.ts';
import { respond } from '../http/respond.ts';
import { editTheme } from './theme-splice.ts';
import type { ThemeChoice } from './theme-splice.ts';

/** What the panel shows. */
export interface ThemeState {
  looks: string[];
  /** What is shown now. */
  look: string;
  seed: string;
  /** Whether the seed is chosen; otherwise it is the look's own. */
  hasSeed: boolean;
  file: string;
  /** The names of other options that the file sets, which stay. */
  kept: string[];
  /** What an author should know of the colours, and how writing went: sentences. */
  notes: string[];
}

/** What a trial needs: functions that show another look, write one, and decide who may do so. */
interface ThemeTools {
  onChange(): void;
  writer: Writer;
  access: WriteAccess;
}

export class ThemeTrial {
  #choice: ThemeChoice | undefined;
  #isWritten = false;
  #shown: { of: ShownSite; choice: ThemeChoice; site: ShownSite } | undefined;
  readonly #manifest: string;
  readonly #tools: ThemeTools;

  constructor(manifest: string, tools: ThemeTools) {
    this.#manifest = manifest;
    this.#tools = tools;
  }

  /** Returns the site in the look that is tried: the same object each time, as long as neither changes. */
  applyTo(site: ShownSite): ShownSite {
    if (!this.#choice) return site;
    if (this.#shown?.of !== site || this.#shown.choice !== this.#choice) {
      const theme = this.#themeFrom(site.site.theme);
      this.#shown = { of: site, choice: this.#choice, site: { ...site, site: { ...site.site, theme } } };
    }
    return this.#shown.site;
  }

  #themeFrom(theme: Theme): Theme {
    if (!this.#choice) return theme;
    const { seed: _, ...others } = theme;
    return { ...others, ...(this.#choice as Theme) };
  }

  /** Called after a change of the file: a choice that was written is then the file's own. */
  refresh(): void {
    if (this.#isWritten) this.#choice = undefined;
    this.#isWritten = false;
  }

  /**
   * Answers the panel's requests: for the choice so far, to make another one, or to write it. Returns whether it was
   * such a request.
   */
  async answer(request: IncomingMessage, response: ServerResponse, theme: Theme | undefined): Promise<boolean> {
    if (request.url!.split('?')[0] !== THEME_PATH) return false;
    const answer = (status: number, body: object = {}) =>
      respond(response, status, 'application/json', JSON.stringify(body));
    const refusal = refusalOfPost(request);
    if (refusal !== undefined) return answer(refusal);
    const body: unknown = await json(request).catch(() => undefined);
    if (!theme || typeof body !== 'object' || body === null) return answer(400);
    const notWritten = 'write' in body ? this.#tools.access.refusalOf(request) : undefined;
    if (notWritten !== undefined) return answer(notWritten);
    const choice = choiceOf(body);
    const before = JSON.stringify(this.#choice);
    if ('look' in body && !choice) return answer(400);
    if ('look' in body) this.#choice = isOf(theme, choice!) ? undefined : choice;
    if ('reset' in body) this.#choice = undefined;
    const notes = 'write' in body ? [await this.#write()] : [];
    if (JSON.stringify(this.#choice) !== before) this.#tools.onChange();
    return answer(200, this.#stateOf(theme, notes));
  }

  #stateOf(theme: Theme, notes: string[]): ThemeState {
    const shown = this.#themeFrom(theme);
    const { look: _look, seed: _seed, ...kept } = theme;
    const faults = Array.from(rule.checkSite!({ theme: shown }), ({ message, hint }) => `${message} ${hint ?? ''}`);
    return {
      looks: Object.keys(LOOKS),
      look: shown.look,
      seed: shown.seed ?? lookOf(shown.look).seed,
      hasSeed: shown.seed !== undefined,
      file: relative(process.cwd(), this.#manifest),
      kept: Object.keys(kept),
      notes: [
        ...notes,
        ...faults,
        ...(shown.seed === undefined ? [] : changesOf(shown.seed, resolveTheme(shown).palette)),
      ],
    };
  }

  /** Writes the choice into the manifest. Returns a sentence with the result. */
  async #write(): Promise<string> {
    if (!this.#choice) return 'The file says what is shown; nothing was written.';
    const file = relative(process.cwd(), this.#manifest);
    const choice = this.#choice;
    const { look, seed } = choice;
    const line = `theme: {look: ${look}${seed === undefined ? '' : `, seed: "${seed}"`}}`;
    const outcome = await this.#tools.writer.change((text) => editTheme(text, choice));
    if (outcome.kind === 'unavailable') return outcome.sentence;
    if (outcome.kind !== 'written') return `${file} is written so that this has to be done by hand. Write: ${line}`;
    this.#isWritten = true;
    return `${file} now says ${line}.`;
  }
}

/** Returns what a request chooses, if it is one of the looks, and any colour. */
function choiceOf(body: object): ThemeChoice | undefined {
  const { look, seed } = body as { look?: unknown; seed?: unknown };
  if (typeof look !== 'string' || !Object.hasOwn(LOOKS, look)) return undefined;
  if (seed === undefined || seed === null) return { look };
  return typeof seed === 'string' && /^#[\da-f]{6}$/i.test(seed) ? { look, seed: seed.toLowerCase() } : undefined;
}

const isOf = (theme: Theme, { look, seed }: ThemeChoice) => theme.look === look && theme.seed?.toLowerCase() === seed;
