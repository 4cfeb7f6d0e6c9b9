/** The connection to the open pages: notifies them of changes, and sends each its new state. */
import { relative } from 'node:path';
import type { NormalizedHotChannelClient as Client, WebSocketServer } from 'vite';
import { print } from '../cli/terminal.ts';
import type { Preview } from './manifest/preview.ts';
import type { ShownSite } from './manifest/shown-site.ts';
import type { NewPage, PagePositions, Problems, ShownPage } from './messages.ts';
import { RenamedPages } from './renamed-pages.ts';

/** Sends messages to every open page. */
export class Channel {
  readonly #ws: WebSocketServer;
  readonly #preview: Preview;
  readonly #render: (path: string) => Promise<string>;
  readonly #moves = new RenamedPages();
  /** Incremented with each change that browsers have to show. */
  #version = 1;
  /** The version since which no code has changed. */
  #codeVersion = 1;

  constructor(ws: WebSocketServer, preview: Preview, render: (path: string) => Promise<string>) {
    this.#ws = ws;
    this.#preview = preview;
    this.#render = render;
    ws.on('waybill:shows', (shown, client) => void this.#answer(shown, client));
    ws.on('waybill:request-positions', async ({ page }, client) => {
      client.send('waybill:positions', { page, positions: await preview.blockPositions(page) } satisfies PagePositions);
    });
  }

  /** The script of every page; its address says which version the page shows. */
  get script(): string {
    return `/scripts/dev/client/client.ts?version=${this.#version}`;
  }

  /** Announces a changed site; each page answers with what it shows. */
  announceSite(before: ShownSite | undefined): void {
    this.#version++;
    if (before && this.#preview.site) this.#moves.record(before, this.#preview.site);
    this.#ws.send('waybill:changed', { version: this.#version });
  }

  /** Sends the current problems; an empty list if there are none. */
  sendProblems(): void {
    this.#ws.send('waybill:problems', this.#problems());
  }

  /** Reloads every page: code and files cannot be patched. */
  reload(): void {
    this.#codeVersion = ++this.#version;
    this.#ws.send({ type: 'full-reload' });
  }

  async #answer({ version, path, isNew }: ShownPage, client: Client): Promise<void> {
    if (isNew) client.send('waybill:problems', this.#problems());
    if (version < this.#codeVersion) return client.send({ type: 'full-reload' });
    const { site, noticed } = this.#preview;
    if (version === this.#version || !site) return;
    const page: Omit<NewPage, 'html' | 'sent'> = {
      version: this.#version,
      requestedPath: path,
      path: this.#whereabouts(path, site),
      noticed,
    };
    try {
      const html = await this.#render(page.path);
      client.send('waybill:page', { ...page, html, sent: Date.now() } satisfies NewPage);
    } catch (error) {
      print((error as Error).stack ?? String(error)); // such as a picture that cannot be read; the page stays
    }
  }

  /** Returns the current path of a page: a path without a page may be an old one. */
  #whereabouts(path: string, { frame: { redirects }, steps }: ShownSite): string {
    if (steps.some((step) => step.path === path)) return path;
    return redirects.find(({ from }) => from === path)?.to ?? this.#moves.follow(path);
  }

  #problems(): Problems {
    const { manifest, result } = this.#preview;
    return { file: relative(process.cwd(), manifest), problems: result.problems };
  }
}
