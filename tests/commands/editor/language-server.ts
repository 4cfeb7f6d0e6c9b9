/** The YAML language server, as an editor starts it and talks to it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import type { CompletionItem, CompletionList, Diagnostic, Hover } from 'vscode-languageserver-protocol';

const bin = createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server');
const MARK = '‸';

/** A document that stays open in an editor. */
export interface OpenDocument {
  /** What the editor offers at a place of the changed text; line and character from 0. */
  complete(text: string, position: { line: number; character: number }): Promise<CompletionItem[]>;
}

/** A running server. Each document is opened again, so that nothing is left of the one before. */
export class LanguageServer {
  readonly #process = spawn(process.execPath, [bin, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  readonly #connection = createMessageConnection(
    new StreamMessageReader(this.#process.stdout),
    new StreamMessageWriter(this.#process.stdin),
  );
  readonly #listeners = new Map<string, (found: Diagnostic[]) => void>();
  #opened = 0;

  /** Starts the server with the settings that a project's editor would send. */
  async start(settings: Record<string, unknown> = {}): Promise<void> {
    const yaml = { validate: true, hover: true, completion: true, schemaStore: { enable: false }, ...settings };
    this.#connection.onRequest('workspace/configuration', ({ items }: { items: { section?: string }[] }) =>
      items.map(({ section }) => (section === 'yaml' ? yaml : {})),
    );
    this.#connection.onRequest('client/registerCapability', () => null);
    this.#connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
      this.#listeners.get(uri as string)?.(diagnostics as Diagnostic[]);
    });
    this.#connection.listen();
    const item = { documentationFormat: ['markdown'], snippetSupport: true };
    const rootUri = pathToFileURL('.').href;
    await this.#connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: 'waybill' }],
      capabilities: {
        textDocument: { completion: { completionItem: item }, hover: { contentFormat: ['markdown'] } },
        workspace: { configuration: true },
      },
    });
    await this.#connection.sendNotification('initialized', {});
  }

  /** What the editor underlines in a manifest. */
  async diagnose(text: string, file?: string): Promise<Diagnostic[]> {
    const uri = this.#nameOf(file);
    const found = new Promise<Diagnostic[]>((done) => this.#listeners.set(uri, done));
    await this.#open(uri, text);
    return found;
  }

  /** What the editor offers where the mark ‸ stands. */
  async complete(marked: string): Promise<CompletionItem[]> {
    const list = await this.#ask<CompletionList>('textDocument/completion', marked);
    return list.items;
  }

  /** Opens a document that stays open, and is changed before each question, as while somebody types. */
  open(text: string): OpenDocument {
    const uri = this.#nameOf();
    const opened = this.#open(uri, text);
    let version = 1;
    return {
      complete: async (changed, position) => {
        await opened;
        const textDocument = { uri, version: ++version };
        await this.#connection.sendNotification('textDocument/didChange', { textDocument, contentChanges: [{ text: changed }] }); // prettier-ignore
        const list = await this.#connection.sendRequest<CompletionList>('textDocument/completion', { textDocument: { uri }, position }); // prettier-ignore
        return list.items;
      },
    };
  }

  /** What the editor tells of the word where the mark ‸ stands. */
  async hover(marked: string): Promise<string> {
    const hover = await this.#ask<Hover | null>('textDocument/hover', marked);
    return hover ? (hover.contents as { value: string }).value : '';
  }

  /** Ends the server as an editor does. */
  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    await this.#connection.sendRequest('shutdown');
    await this.#connection.sendNotification('exit');
    await ended;
    this.#connection.dispose();
  }

  async #ask<T>(method: string, marked: string): Promise<T> {
    const uri = this.#nameOf();
    await this.#open(uri, marked.replace(MARK, ''));
    return this.#connection.sendRequest<T>(method, { textDocument: { uri }, position: positionOf(marked) });
  }

  #nameOf(file = `open-${++this.#opened}.yaml`): string {
    return pathToFileURL(file).href;
  }

  async #open(uri: string, text: string): Promise<void> {
    const textDocument = { uri, languageId: 'yaml', version: 1, text };
    await this.#connection.sendNotification('textDocument/didOpen', { textDocument });
  }
}

/** Line and character, both from 0, of the mark. */
function positionOf(marked: string): { line: number; character: number } {
  const before = marked.slice(0, marked.indexOf(MARK)).split('\n');
  return { line: before.length - 1, character: before.at(-1)!.length };
}
