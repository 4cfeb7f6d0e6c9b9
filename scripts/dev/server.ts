/** The dev server: renders every request from the current manifest. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { compileStyles } from '../../builder/bundle/styles.ts';
import { paint, print } from '../cli/terminal.ts';
import { rejectionOf } from './http/access.ts';
import { Channel } from './channel.ts';
import { answerOpen, OPEN } from './editor.ts';
import { isInside, sendPublicFile } from './http/files.ts';
import { examplesPublic } from './gallery/examples.ts';
import { answerGallery, GALLERY, publicPathOf } from './gallery/gallery.ts';
import { Preview } from './manifest/preview.ts';
import type { ShownSite } from './manifest/shown-site.ts';
import { watchSaves } from './manifest/watch.ts';
import { renderPage } from './pages.ts';
import { answerFromSite, respond } from './http/site-replies.ts';
import { startVite } from './http/vite.ts';

/** Until the manifest is valid for the first time, there is only the panel with its problems. */
const emptyPage = (script: string) =>
  `<!doctype html><title>Problems in the manifest</title><script type="module" src="${script}"></script>`;

/** Serves a manifest while it is being edited. Its problems do not stop the server: the page shows them. */
export class DevServer {
  readonly #http = createServer();
  #preview!: Preview;
  #vite!: ViteDevServer;
  #channel!: Channel;
  #saves!: { close(): void };
  #styles = compileStyles('written');
  #printed = '';

  private constructor() {}

  /** Creates a server that watches the manifest, but does not listen yet. Throws UnreadableError. */
  static async create(manifest: string): Promise<DevServer> {
    process.env['NODE_ENV'] = 'development';
    const server = new DevServer();
    server.#preview = new Preview(manifest, {
      site: (before) => server.#channel?.announceSite(before),
      result: () => server.#report(),
    });
    const vite = startVite(server.#http, server.#styles.css['interactive']);
    await Promise.all([vite, server.#preview.read()]);
    server.#vite = await vite;
    server.#channel = new Channel(server.#vite.ws, server.#preview, (path) => server.#render(path));
    server.#watch();
    server.#http.on('request', (request, response) => void server.#answer(request, response));
    return server;
  }

  listen(port: number): Promise<void> {
    return new Promise((done, fail) => this.#http.once('error', fail).listen(port, '127.0.0.1', done));
  }

  async close(): Promise<void> {
    this.#saves.close();
    await Promise.all([this.#vite.close(), this.#preview.close()]);
    this.#http.closeAllConnections();
    this.#http.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = request.url!.split('?');
    const refusal = rejectionOf(request);
    if (refusal !== undefined) return void respond(response, 403, 'text/plain', refusal);
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    try {
      if (path === OPEN) await answerOpen(request, response, this.#preview);
      else if (!(await this.#answerFromGallery(request, response)) && !(await this.#answerFromSite(request, response)))
        this.#vite.middlewares(request, response, () => void this.#answerNotFound(response));
    } catch (error) {
      this.#fail(response, error as Error);
    }
  }

  /** Answers a request for the gallery of blocks, also without a valid site. Returns false if it is for something else. */
  async #answerFromGallery(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const [path = '/'] = request.url!.split('?');
    if (`${path}/` === GALLERY) {
      response.writeHead(301, { location: GALLERY }).end();
      return true;
    }
    if (!path.startsWith(GALLERY)) return false;
    const file = publicPathOf(path);
    if (file !== undefined && (await sendPublicFile(examplesPublic, file, response))) return true;
    const state = {
      vite: this.#vite,
      styles: this.#styles,
      site: this.#preview.site?.frame,
      script: this.#channel.script,
    };
    const { status, html } = await answerGallery(request, state);
    return respond(response, status, 'text/html', html);
  }

  #answerFromSite(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { site, publicFolder } = this.#preview;
    const render = (path: string) => this.#render(path);
    return answerFromSite(request, response, { site, publicFolder, styles: this.#styles, render });
  }

  async #answerNotFound(response: ServerResponse): Promise<void> {
    try {
      if (this.#preview.site) respond(response, 404, 'text/html', await this.#render(undefined));
      else respond(response, 503, 'text/html', emptyPage(this.#channel.script));
    } catch (error) {
      this.#fail(response, error as Error);
    }
  }

  async #render(path: string | undefined): Promise<string> {
    const { publicFolder } = this.#preview;
    const route = path === undefined ? undefined : await this.#preview.route(path);
    const site = this.#preview.site as ShownSite; // called only if there is one
    const { script } = this.#channel;
    return renderPage(route, { vite: this.#vite, site, publicFolder, styles: this.#styles.css, script });
  }

  #watch(): void {
    const { watcher } = this.#vite;
    const { manifest, publicFolder } = this.#preview;
    this.#saves = watchSaves(manifest, () => this.#preview.refresh());
    watcher.add(publicFolder);
    watcher.on('all', (_event, file) => this.#takeIn(file));
  }

  /** Handles a changed file other than the manifest: of the public folder, or of the code. */
  #takeIn(file: string): void {
    const { manifest, publicFolder } = this.#preview;
    if (file === manifest) return;
    if (isInside(publicFolder, file)) return void this.#preview.read().then(() => this.#channel.reload());
    if (file.endsWith('.scss')) {
      if (this.#restyle()) this.#channel.reload();
    } else if (/\.json$|examples\.yaml$/.test(file) || this.#isInUse(file)) {
      this.#channel.reload();
    }
  }

  /** Returns whether any page so far was rendered with this code. */
  #isInUse(file: string): boolean {
    return Object.values(this.#vite.environments).some(({ moduleGraph }) => moduleGraph.getModulesByFile(file)?.size);
  }

  /** Compiles the style sheets and returns whether they are valid; if not, the last valid ones stay. */
  #restyle(): boolean {
    try {
      this.#styles = compileStyles('written');
      return true;
    } catch (error) {
      const { message } = error as Error;
      print(`\n${paint.red(message)}`);
      this.#vite.ws.send({ type: 'error', err: { message, stack: '' } } satisfies ErrorPayload);
      return false;
    }
  }

  /** Reports new problems on the terminal and in the browser. */
  #report(): void {
    const { printed } = this.#preview.result;
    if (printed !== '' && printed !== this.#printed) print(`\n${printed}`);
    this.#printed = printed;
    this.#channel?.sendProblems();
  }

  #fail(response: ServerResponse, error: Error): void {
    this.#vite.ssrFixStacktrace(error);
    print(error.stack ?? String(error));
    respond(response, 500, 'text/plain', 'The page could not be rendered. The terminal says why.');
  }
}
