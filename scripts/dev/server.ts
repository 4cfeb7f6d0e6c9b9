/** The dev server: every request is rendered from the manifest as it stands. */
import { unwatchFile, watchFile } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import type { ViteDevServer } from 'vite';
import { printProblems } from '../../schema/print.ts';
import { ManifestError } from '../../schema/problem.ts';
import type { Site } from '../../schema/types.ts';
import { Addresses } from '../../server/addresses.ts';
import { atlasOf } from '../build/atlas.ts';
import { plainIconTag } from '../build/pictures/icons.ts';
import { measureImages } from '../build/pictures/images.ts';
import { project } from '../build/project.ts';
import type * as ServerEntry from '../build/server-entry.ts';
import { compileStyles } from '../build/styles.ts';
import { paint, print } from '../terminal.ts';
import { sendPublicFile } from './files.ts';
import { examplesPublic } from './gallery/examples.ts';
import { answerGallery, GALLERY, publicPathOf } from './gallery/gallery.ts';
import { overlayError } from './overlay.ts';
import { Preview } from './preview.ts';

const NO_CALLS = JSON.stringify({
  status: 'error',
  message: 'The dev server takes no forms. Try them with npm start. Nothing was sent.',
});

/** Until the manifest was right once, there is only the overlay with its problems. */
const emptyPage = (script: string) =>
  `<!doctype html><title>Problems in the manifest</title><script type="module" src="${script}"></script>`;

/** Made ready when the server starts: to find one of them later would reload the page under the reader. */
const BROWSER_PACKAGES = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom/client',
  'react-helmet-async',
  'react-router-dom',
];

/** How long an editor may take to write a file, in milliseconds. */
const SAVE_TIME = 40;

/** Serves a manifest while it is being written. One with problems is no reason to stop: the page shows them. */
export class DevServer {
  readonly #preview: Preview;
  readonly #http = createServer();
  #vite!: ViteDevServer;
  #styles = compileStyles('written');
  /** Counts what browsers have to show anew. */
  #version = 1;
  #advised = '';

  private constructor(manifest: string) {
    this.#preview = new Preview(manifest);
  }

  /** Starts watching; not yet listening. */
  static async create(manifest: string): Promise<DevServer> {
    process.env['NODE_ENV'] = 'development';
    const server = new DevServer(manifest);
    server.#vite = await createVite({
      root: project,
      configFile: join(project, 'vite.config.ts'),
      logLevel: 'warn',
      optimizeDeps: { include: BROWSER_PACKAGES },
      define: { SCRIPT_STYLES: JSON.stringify(server.#styles.css['interactive']) },
      server: {
        middlewareMode: true,
        hmr: { server: server.#http },
        watch: { ignored: ['**/dist/**', '**/tests/**', '**/docs/**'] },
      },
    });
    server.#watch();
    server.#http.on('request', (request, response) => void server.#answer(request, response));
    server.#report();
    server.#advise();
    return server;
  }

  listen(port: number): Promise<void> {
    return new Promise((done, fail) => this.#http.once('error', fail).listen(port, '127.0.0.1', done));
  }

  async close(): Promise<void> {
    unwatchFile(this.#preview.manifest);
    await this.#vite.close();
    this.#http.closeAllConnections();
    this.#http.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (!(await this.#answerFromGallery(request, response)) && !(await this.#answerFromSite(request, response))) {
        this.#vite.middlewares(request, response, () => void this.#answerNotFound(response));
      }
    } catch (error) {
      this.#fail(response, error as Error);
    }
  }

  /** Whether this request was for the gallery of blocks, whatever state the site is in. */
  async #answerFromGallery(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const [path = '/'] = request.url!.split('?');
    if (`${path}/` === GALLERY) {
      response.writeHead(301, { location: GALLERY }).end();
      return true;
    }
    if (!path.startsWith(GALLERY)) return false;
    const file = publicPathOf(path);
    if (file !== undefined && (await sendPublicFile(examplesPublic, file, response))) return true;
    const state = { vite: this.#vite, styles: this.#styles, site: this.#preview.site, script: this.#script };
    const { status, html } = await answerGallery(request, state);
    return respond(response, status, 'text/html', html);
  }

  /** Pages, calls and files of the site. Whether this request was for one of them. */
  async #answerFromSite(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const [path = '/', query] = request.url!.split('?');
    const { site, publicFolder } = this.#preview;
    const font = this.#styles.fonts.get(path.replace('/assets/', ''));
    if (font) return respond(response, 200, 'font/woff2', font);
    if (!site) return sendPublicFile(publicFolder, path, response);
    if (Object.values(site.endpoints).some(({ url }) => url === path)) {
      return respond(response, 501, 'application/json', NO_CALLS);
    }
    const found = addressesOf(site).find(path);
    if (found?.kind === 'redirect') {
      response.writeHead(301, { location: query === undefined ? found.to : `${found.to}?${query}` }).end();
      return true;
    }
    if (found) return respond(response, 200, 'text/html', await this.#render(site, path));
    return sendPublicFile(publicFolder, path, response);
  }

  async #answerNotFound(response: ServerResponse): Promise<void> {
    const { site } = this.#preview;
    try {
      if (site) respond(response, 404, 'text/html', await this.#render(site, undefined));
      else respond(response, 503, 'text/html', emptyPage(this.#script));
    } catch (error) {
      this.#fail(response, error as Error);
    }
  }

  /** A page's HTML; the not-found page's where there is no route at the path. */
  async #render(site: Site, path: string | undefined): Promise<string> {
    const { publicFolder } = this.#preview;
    await measureImages(site, publicFolder);
    const entry = await this.#vite.ssrLoadModule('/scripts/build/server-entry.ts');
    const renderer = (entry as typeof ServerEntry).createRenderer({
      site,
      styles: this.#styles.css,
      atlas: atlasOf(site),
      extraHead: plainIconTag(site, publicFolder),
      scripts: [this.#script, '/renderer/client/boot.ts'],
    });
    const route = site.routes.find((candidate) => candidate.path === path);
    return route ? renderer.renderRoute(route) : renderer.renderSpecial(site.notFound);
  }

  #watch(): void {
    const { watcher, ws } = this.#vite;
    const { manifest, publicFolder } = this.#preview;
    watcher.add([manifest, publicFolder]);
    watcher.on('all', (_event, file) => this.#refresh(file));
    // A watcher may miss a save that comes while it starts, or a file that is taken away and written anew.
    watchFile(manifest, { interval: 250 }, () => this.#refresh(manifest));
    ws.on('waybill:shows', ({ version }: { version: string }, client) => {
      if (version !== String(this.#version)) client.send({ type: 'full-reload' });
    });
    ws.on('connection', () => this.#preview.error && ws.send(overlayError(this.#preview.error)));
  }

  /** Takes a changed file in; the browser reloads if it shows. */
  #refresh(file: string): void {
    const { manifest, publicFolder } = this.#preview;
    if (file === manifest || file.startsWith(publicFolder)) {
      if (file === manifest && !this.#preview.hasChanged()) return;
      this.#preview.read();
      if (this.#preview.error) return this.#reportOnceSaved();
      this.#advise();
    } else if (file.endsWith('.scss')) {
      if (!this.#restyle()) return;
    } else if (!/\.(?:tsx?|json)$|examples\.yaml$/.test(file)) {
      return;
    }
    this.#version++;
    this.#vite.ws.send({ type: 'full-reload' });
  }

  /** The script that tells the server which version a page shows; it brings Vite's own along. */
  get #script(): string {
    return `/scripts/dev/client.ts?version=${this.#version}`;
  }

  /** Reports what is still wrong a moment later: a file that is just being written is empty or cut short. */
  #reportOnceSaved(): void {
    const { error, manifest } = this.#preview;
    setTimeout(() => {
      this.#refresh(manifest);
      if (this.#preview.error === error) this.#report();
    }, SAVE_TIME);
  }

  /** Takes the style sheets in; the last good ones stay while one is wrong. Whether they are right. */
  #restyle(): boolean {
    try {
      this.#styles = compileStyles('written');
      return true;
    } catch (error) {
      print(`\n${paint.red((error as Error).message)}`);
      this.#vite.ws.send(overlayError(error as Error));
      return false;
    }
  }

  /** Tells what could be better, on the terminal, and again only when it has changed. */
  #advise(): void {
    const { warnings } = this.#preview;
    if (warnings !== '' && warnings !== this.#advised) print(`\n${warnings}`);
    this.#advised = warnings;
  }

  /** Tells what is wrong, if anything is, on the terminal and in the browser. */
  #report(): void {
    const { error } = this.#preview;
    if (!error) return;
    print(`\n${error instanceof ManifestError ? printProblems(error, paint) : paint.red(error.message)}`);
    this.#vite.ws.send(overlayError(error));
  }

  #fail(response: ServerResponse, error: Error): void {
    this.#vite.ssrFixStacktrace(error);
    print(error.stack ?? String(error));
    respond(response, 500, 'text/plain', 'The page could not be rendered. The terminal says why.');
  }
}

function addressesOf(site: Site): Addresses {
  return new Addresses({
    pages: Object.fromEntries(site.routes.map(({ path }) => [path, path])),
    redirects: Object.fromEntries(site.redirects.map(({ from, to }) => [from, to])),
  });
}

function respond(response: ServerResponse, status: number, type: string, body: string | Uint8Array): true {
  const contentType = type === 'text/html' ? 'text/html; charset=utf-8' : type;
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
  return true;
}
