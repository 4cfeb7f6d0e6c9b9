/** The connection to the open pages: each is notified of changes, and sent its own page again. */
import { relative } from 'node:path';
import type { NormalizedHotChannelClient as Client, WebSocketServer } from 'vite';
import { countProblems } from '../../manifest/problems/print.ts';
import { addressOf } from '../../builder/project.ts';
import { print } from '../cli/terminal.ts';
import type { Preview } from './manifest/preview.ts';
import type { ShownSite } from './manifest/shown-site.ts';
import type { NewPage, PageBlockPositions, Problems, Shows } from './messages.ts';
import { Moves } from './renamed-pages.ts';

const CLIENT = addressOf(new URL('client/client.ts', import.meta.url));

/** Speaks to every page that is open. */
export class DevChannel {
  readonly #ws: WebSocketServer;
  readonly #preview: Preview;
  readonly #render: (path: string) => Promise<string>;
  readonly #moves = new Moves();
  /** Counts what browsers have to show again. */
  #version = 1;
  /** The version since which no code has changed. */
  #codeVersion = 1;

  constructor(ws: WebSocketServer, preview: Preview, render: (path: string) => Promise<string>) {
    this.#ws = ws;
    this.#preview = preview;
    this.#render = render;
    ws.on('waybill:shows', (shown, client) => void this.#answer(shown, client));
    ws.on('waybill:ask-positions', async ({ page }, client) => {
      client.send('waybill:positions', { page, positions: await preview.positions(page) } satisfies PageBlockPositions);
    });
  }

  /** The script of every page; its address says which version the page shows. */
  get script(): string {
    return `${CLIENT}?version=${this.#version}`;
  }

  /** Tells of another site; each page will say what it shows. */
  tellSite(before: ShownSite | undefined): void {
    this.#version++;
    if (before && this.#preview.site) this.#moves.note(before, this.#preview.site);
    this.#ws.send('waybill:changed', { version: this.#version });
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

  async #answer({ version, path, isNew }: Shows, client: Client): Promise<void> {
    if (isNew) client.send('waybill:problems', this.#problems());
    if (version < this.#codeVersion) return client.send({ type: 'full-reload' });
    const { site, noticed } = this.#preview;
    if (version === this.#version || !site) return;
    const page: Omit<NewPage, 'html' | 'sent'> = {
      version: this.#version,
      asked: path,
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
