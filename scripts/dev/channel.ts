/** Keeps the connection to the open pages: each is sent its page again when the site has changed. */
import { relative } from 'node:path';
import type { NormalizedHotChannelClient as Client, WebSocketServer } from 'vite';
import { countProblems } from '../../manifest/problems/print.ts';
import { addressOf } from '../../builder/project.ts';
import { print } from '../cli/terminal.ts';
import type { Preview } from './manifest/preview.ts';
import type { ShownSite } from './manifest/shown-site.ts';
import type { NewPage, PageBlockPositions, Problems, PageState } from './messages.ts';
import { RenamedPages } from './renamed-pages.ts';

/** What a browser shows. */
interface Shown {
  path: string;
  version: number;
  /** A page is being sent to it: changes meanwhile are sent right after that. */
  isBusy: boolean;
}

const CLIENT = addressOf(new URL('client/client.ts', import.meta.url));

/** Sends messages to every open page. */
export class DevChannel {
  readonly #ws: WebSocketServer;
  readonly #preview: Preview;
  readonly #render: (path: string) => Promise<string>;
  readonly #renamedPages = new RenamedPages();
  readonly #shown = new WeakMap<Client, Shown>();
  /** Counts the states of the site that browsers have to show. */
  #version = 1;
  /** The version since which no code has changed. */
  #codeVersion = 1;

  constructor(ws: WebSocketServer, preview: Preview, render: (path: string) => Promise<string>) {
    this.#ws = ws;
    this.#preview = preview;
    this.#render = render;
    ws.on('waybill:shows', (shown, client) => void this.#receive(shown, client));
    ws.on('waybill:ask-positions', async ({ page }, client) => {
      client.send('waybill:positions', { page, positions: await preview.positions(page) } satisfies PageBlockPositions);
    });
  }

  /** The script of every page; its address says which version the page shows. */
  get script(): string {
    return `${CLIENT}?version=${this.#version}`;
  }

  /** Sends each open page again, as the site has changed. */
  sendSite(before: ShownSite | undefined): void {
    this.#version++;
    if (before && this.#preview.site) this.#renamedPages.note(before, this.#preview.site);
    for (const client of this.#ws.clients) void this.#update(client);
  }

  /** Sends the present problems; an empty list where there are none. */
  sendProblems(): void {
    this.#ws.send('waybill:problems', this.#problems());
  }

  /** Makes every page reload: code and files cannot be patched. */
  reload(): void {
    this.#codeVersion = ++this.#version;
    this.#ws.send({ type: 'full-reload' });
  }

  /** Handles the message of a page about what it shows: when it was opened, or after a link was followed. */
  #receive({ version, path, isNew }: PageState, client: Client): Promise<void> {
    if (isNew) client.send('waybill:problems', this.#problems());
    const shown = this.#shown.get(client);
    if (shown) Object.assign(shown, { version, path });
    else this.#shown.set(client, { version, path, isBusy: false });
    return this.#update(client);
  }

  /** Sends a page until the browser has the newest state of it. */
  async #update(client: Client): Promise<void> {
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
      shownPath: shown.path,
      path: this.#currentPath(shown.path, site),
      noticed,
    };
    try {
      const html = await this.#render(page.path);
      client.send('waybill:page', { ...page, html, sent: Date.now() } satisfies NewPage);
      if (shown.path === page.shownPath) shown.path = page.path;
    } catch (error) {
      print((error as Error).stack ?? String(error)); // such as a picture that cannot be read; the page stays
    }
  }

  /** Returns where a page is now: a path without a page may be an old one. */
  #currentPath(path: string, { site: { redirects }, breadcrumbRoutes }: ShownSite): string {
    if (breadcrumbRoutes.some((route) => route.path === path)) return path;
    return redirects.find(({ from }) => from === path)?.to ?? this.#renamedPages.currentPath(path);
  }

  #problems(): Problems {
    const { manifest, checkResult } = this.#preview;
    const { problems } = checkResult;
    return { file: relative(process.cwd(), manifest), problems, count: countProblems(problems) };
  }
}
