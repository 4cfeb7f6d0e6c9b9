/** Declares the types of a service worker's scope, as far as used here: the DOM's types leave them out. */

/** An event that keeps the worker running until some work is done. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The event of a new version of the worker. */
export interface InstallEvent extends ExtendableEvent {
  /** Only some browsers have it. */
  addRoutes?(rules: object): Promise<void>;
}

/** A request of a page, which the worker may answer. */
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** A message that a page sends to the worker. */
export interface WorkerMessage extends ExtendableEvent {
  data: unknown;
}

interface Scope {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<{ url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}

/** The service worker that this code runs in. */
export const worker = globalThis as unknown as Scope;
