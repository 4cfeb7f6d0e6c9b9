/** The dev server: every request is rendered from the current manifest. */
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { isWithin } from '../../manifest/public/public-folder.ts';
import { ownBlocks } from '../../schema/values/own-blocks.ts';
import { compileStyles } from '../../builder/bundle/styles/styles.ts';
import { paint, print } from '../cli/terminal.ts';
import { refusalOf } from './http/access.ts';
import { DevChannel } from './channel.ts';
import { Editing } from './editing/editing.ts';
import type { PageTools } from './editing/editing.ts';
import { answerEnd } from './editing/requests/answer-end.ts';
import { answerOpen } from './http/open-editor.ts';
import { answerLanguages } from './http/languages.ts';
import { answerGallery } from './gallery/gallery.ts';
import { Preview } from './manifest/preview.ts';
import { TranslatedSite } from './manifest/translated-site.ts';
import { watchFolders, watchSaves } from './manifest/watch.ts';
import { renderPage } from './pages.ts';
import type { DevState } from './pages.ts';
import { respond } from './http/respond.ts';
import type { PhoneAccess } from './http/phone/phone-access.ts';
import { ThemeTrial } from './theme/theme-trial.ts';
import { makeSearchTexts } from './http/search-texts.ts';
import { answerFromSite } from './http/site-replies.ts';
import { startVite } from './http/vite.ts';

/** The page until the manifest is first valid: only the panel with its problems. */
const emptyPage = (script: string) =>
  `<!doctype html><title>Problems in the manifest</title><script type="module" src="${script}"></script>`;

/** How the pages are served. */
export interface DevOptions {
  /** People who edit the pages and have no code editor: pages start in edit mode, without what leads into the code. */
  forEditing?: boolean;
  /** Called when a page asks to end. */
  onEnd?: () => void;
  /** Phones that may edit as well. */
  phones?: PhoneAccess | undefined;
}

/** Serves a manifest while it is being written. One with problems is no reason to stop: the page shows them. */
export class DevServer {
  readonly #http = createServer();
  #preview!: Preview;
  #translated!: TranslatedSite;
  #vite!: ViteDevServer;
  #channel!: DevChannel;
  #trial!: ThemeTrial;
  #editing!: Editing;
  #saves!: { close(): void };
  #styles = compileStyles('written');
  #printed = '';
  readonly #options: DevOptions;

  private constructor(options: DevOptions) {
    this.#options = options;
  }

  /** Starts watching; not yet listening. */
  static async create(manifest: string, options: DevOptions = {}): Promise<DevServer> {
    // React renders a page in half the time without its warnings; who writes a block sets NODE_ENV to see them.
    process.env['NODE_ENV'] ??= 'production';
    const server = new DevServer(options);
    server.#preview = new Preview(manifest, {
      site: (before) => {
        server.#trial.refresh();
        server.#channel?.sendSite(before);
      },
      checked: () => server.#report(),
    });
    server.#translated = new TranslatedSite(server.#preview.manifest);
    server.#editing = new Editing(server.#preview, options.phones);
    server.#trial = new ThemeTrial(server.#preview.manifest, {
      onChange: () => server.#channel.sendSite(undefined),
      writer: server.#editing.writer,
      access: server.#editing.access,
    });
    const vite = startVite(server.#http, server.#styles.css['interactive'], options.forEditing ?? false);
    await Promise.all([vite, server.#preview.read()]);
    server.#vite = await vite;
    server.#channel = new DevChannel(server.#vite.ws, server.#preview, (path) => server.#render(path));
    // A long file takes a while to read: it is read before somebody asks what can be edited.
    server.#vite.ws.on('waybill:shows', ({ isNew }) => void (isNew && server.#editing.writer.state()));
    server.#watch();
    server.#http.on('request', (request, response) => void server.#answer(request, response));
    return server;
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((done, fail) => this.#http.once('error', fail).listen(port, '127.0.0.1', done));
    await this.#options.phones?.listen(port, this.#http).catch((error: unknown) => {
      this.#http.close(); // another port may be tried
      throw error;
    });
  }

  /** Opens an address in the browser of this machine; says so where there is none. */
  openBrowser(address: string): void {
    this.#vite.resolvedUrls = { local: [address], network: [] };
    this.#vite.openBrowser();
  }

  async close(): Promise<void> {
    this.#saves.close();
    await Promise.all([this.#vite.close(), this.#preview.close()]);
    this.#options.phones?.close();
    this.#http.closeAllConnections();
    this.#http.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refusalOf(request, this.#options.phones);
    if (refusal !== undefined) return void respond(response, 403, 'text/plain', refusal);
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    response.setHeader('content-security-policy', "frame-ancestors 'self'"); // the gallery shows pages in frames
    await this.#tryAnswer(response, async () => {
      const state = this.#state();
      const isAnswered =
        answerEnd(request, response, { access: this.#editing.access, onEnd: this.#options.onEnd }) ||
        (await this.#editing.answer(request, response, this.#pages(state))) ||
        answerLanguages(request, response, { site: state.site, translated: this.#translated }) ||
        (!this.#options.forEditing && (await answerOpen(request, response, this.#preview))) ||
        (await this.#trial.answer(request, response, this.#preview.site?.site.theme)) ||
        (await answerGallery(request, response, state)) ||
        (await answerFromSite(request, response, state, {
          page: (path) => this.#render(path),
          isTranslated: (path) => this.#translated.find(path, state.site!) !== undefined,
          searchTexts: () => makeSearchTexts(state, (path) => this.#preview.route(path)),
        }));
      if (!isAnswered) this.#vite.middlewares(request, response, () => void this.#answerNotFound(response));
    });
  }

  #state(): DevState {
    const { site: shown, publicFolder } = this.#preview;
    const site = shown && this.#trial.applyTo(shown);
    return {
      vite: this.#vite,
      styles: this.#styles,
      site,
      publicFolder,
      script: this.#channel.script,
      head: this.#editing.access.tag,
    };
  }

  #pages(state: DevState): PageTools {
    return {
      shown: state.site,
      translated: (path) => this.#translated.page(path, state.site!),
      render: (route, site) => renderPage(route, { ...state, site }),
    };
  }

  #answerNotFound(response: ServerResponse): Promise<void> {
    return this.#tryAnswer(response, async () => {
      if (this.#preview.site) respond(response, 404, 'text/html', await this.#render(undefined));
      else respond(response, 503, 'text/html', emptyPage(this.#channel.script));
    });
  }

  /** Returns the HTML of a page, or of the not-found page; there is a site. */
  async #render(path: string | undefined): Promise<string> {
    const state = this.#state();
    const translated = path === undefined ? undefined : this.#translated.page(path, state.site!);
    if (translated) return renderPage(translated.route, { ...state, ...translated });
    const route = path === undefined ? undefined : await this.#preview.route(path);
    return renderPage(route, state);
  }

  #watch(): void {
    const { watcher } = this.#vite;
    const { manifest, publicFolder } = this.#preview;
    this.#saves = watchSaves(manifest, () => this.#preview.refresh());
    watcher.add([publicFolder, this.#translated.folder]);
    for (const { folder } of ownBlocks()) watcher.add(folder);
    watchFolders(watcher, (file) => this.#onFileChange(file));
  }

  /** Handles the change of a file that is not the manifest: of the public folder, or of the code. */
  #onFileChange(file: string): void {
    const { manifest, publicFolder } = this.#preview;
    if (file === manifest) return;
    if (isWithin(this.#translated.folder, file)) return this.#channel.sendSite(undefined);
    if (isWithin(publicFolder, file)) {
      this.#translated.forget();
      // The edit that names it shows it; a page that is loaded again would lose what is open.
      if (this.#editing.pictures.files.isOwnChange(file)) return this.#preview.refresh();
      return void this.#preview.read().then(() => this.#channel.reload());
    }
    if (ownBlocks().some(({ folder }) => file === join(folder, 'schema.json')))
      print(
        `${relative(process.cwd(), file)} has changed. Start this command again: the schema is read only at start.`,
      );
    if (file.endsWith('.scss')) {
      if (this.#reloadStyles()) this.#channel.reload();
    } else if (/\.json$|examples\.yaml$/.test(file) || this.#isInUse(file)) {
      this.#channel.reload();
    }
  }

  /** Returns whether any page so far was rendered with this code. */
  #isInUse(file: string): boolean {
    return Object.values(this.#vite.environments).some(({ moduleGraph }) => moduleGraph.getModulesByFile(file)?.size);
  }

  /** Compiles the style sheets again; the last valid ones stay while one is wrong. Returns whether all are right. */
  #reloadStyles(): boolean {
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

  /** Reports what is wrong, once, on the terminal and in the browser. */
  #report(): void {
    const { printed } = this.#preview.checkResult;
    if (printed !== '' && printed !== this.#printed) print(`\n${printed}`);
    this.#printed = printed;
    this.#channel?.sendProblems();
  }

  /** Runs an answer; where it fails, prints why and responds with an error. */
  async #tryAnswer(response: ServerResponse, answer: () => Promise<void>): Promise<void> {
    try {
      await answer();
    } catch (error) {
      this.#vite.ssrFixStacktrace(error as Error);
      print((error as Error).stack ?? String(error));
      respond(response, 500, 'text/plain', 'The page could not be rendered. The terminal says why.');
    }
  }
}
