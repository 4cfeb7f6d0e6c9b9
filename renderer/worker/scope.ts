/** Types of a service worker's scope, as far as used here: the DOM's types leave them out. */

export interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Installing extends Extendable {
  /** Only some browsers have it. */
  addRoutes?(rules: object): Promise<void>;
}

export interface FetchEvent extends Extendable {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerMessage extends Extendable {
  data: unknown;
}

interface Scope {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<{ url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Installing) => void): void;
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}

export const worker = globalThis as unknown as Scope;
