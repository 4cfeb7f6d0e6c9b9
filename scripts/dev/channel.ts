/** The connection to the open pages: each is sent its own page again when the site has changed. */
import { relative } from 'node:path';
import type { NormalizedHotChannelClient as Client, WebSocketServer } from 'vite';
import { countProblems } from '../../manifest/problems/print.ts';
import { addressOf } from '../../builder/project.ts';
import { print } from '../cli/terminal.ts';
import type { Preview } from './manifest/preview.ts';
import type { ShownSite } from './manifest/shown-site.ts';
import type { NewPage, PageBlockPositions, Problems, Shows } from './messages.ts';
import { Moves } from './renamed-pages.ts';

/** What a browser shows. */
interface Shown {
  path: string;
  version: number;
  /** It is being sent a page: what changes meanwhile is sent after that, at once. */
  isBusy: boolean;
}

const CLIENT = addressOf(new URL('client/client.ts', import.meta.url));

/** Speaks to every page that is open. */
export class DevChannel {
  readonly #ws: WebSocketServer;
  readonly #preview: Preview;
  readonly #render: (path: string) => Promise<string>;
  readonly #moves = new Moves();
  readonly #shown = new WeakMap<Client, Shown>();
  /** Counts what browsers have to show again. */
  #version = 1;
  /** The version since which no code has changed. */
  #codeVersion = 1;

  constructor(ws: WebSocketServer, preview: Preview, render: (path: string) => Promise<string>) {
    this.#ws = ws;
    this.#preview = preview;
    this.#render = render;
    ws.on('waybill:shows', (shown, client) => void this.#take(shown, client));
    ws.on('waybill:ask-positions', async ({ page }, client) => {
      client.send('waybill:positions', { page, positions: await preview.positions(page) } satisfies PageBlockPositions);
    });
  }

  /** The script of every page; its address says which version the page shows. */
  get script(): string {
    return `${CLIENT}?version=${this.#version}`;
  }

  /** There is another site: each page is sent again. */
  tellSite(before: ShownSite | undefined): void {
    this.#version++;
    if (before && this.#preview.site) this.#moves.note(before, this.#preview.site);
    for (const client of this.#ws.clients) void this.#follow(client);
  }

  /** Tells what is wrong now; an empty list where nothing is. */
  tellProblems(): void {
    this.#ws.send('waybill:problems', this.#problems());
  }

  /** Has every page loaded again: code and files cannot be patched. */
  reload(): void {
    this.#codeVersion = ++this.#version;
    this.#ws.send({ type: 'full-reload' });
  }

  /** A page says what it shows: a new one, or one that a link led to since it was sent the last. */
  #take({ version, path, isNew }: Shows, client: Client): Promise<void> {
    if (isNew) client.send('waybill:problems', this.#problems());
    const shown = this.#shown.get(client);
    if (shown) Object.assign(shown, { version, path });
    else this.#shown.set(client, { version, path, isBusy: false });
    return this.#follow(client);
  }

  /** Sends a page until the browser has the newest state of it. */
  async #follow(client: Client): Promise<void> {
    const shown = this.#shown.get(client);
    if (!shown || shown.isBusy) return;
    shown.isBusy = true;
    // oxlint-disable-next-line no-await-in-loop -- a slow page must not be sent twice at a time
    while (shown.version < this.#version) await this.#send(client, shown);
    shown.isBusy = false;
  }

  async #send(client: Client, shown: Shown): Promise<void> {
    const before = shown.version;
    shown.version = this.#version;
    if (before < this.#codeVersion) return client.send({ type: 'full-reload' });
    const { site, noticed } = this.#preview;
    if (!site) return;
    const page: Omit<NewPage, 'html' | 'sent'> = {
      version: this.#version,
      asked: shown.path,
      path: this.#whereabouts(shown.path, site),
      noticed,
    };
    try {
      const html = await this.#render(page.path);
      client.send('waybill:page', { ...page, html, sent: Date.now() } satisfies NewPage);
      if (shown.path === page.asked) shown.path = page.path;
    } catch (error) {
      print((error as Error).stack ?? String(error)); // such as a picture that cannot be read; the page stays
    }
  }

  /** Where a page is now: a path without a page may be an old one. */
  #whereabouts(path: string, { site: { redirects }, steps }: ShownSite): string {
    if (steps.some((step) => step.path === path)) return path;
    return redirects.find(({ from }) => from === path)?.to ?? this.#moves.follow(path);
  }

  #problems(): Problems {
    const { manifest, checkResult } = this.#preview;
    const { problems } = checkResult;
    return { file: relative(process.cwd(), manifest), problems, count: countProblems(problems) };
  }
}
