/** The parts of a service worker's world that are used here; the DOM's own types leave them out. */

export interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Installing extends Extendable {
  /** Only some browsers have it. */
  addRoutes?(rules: object): Promise<void>;
}

export interface Asked extends Extendable {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface Told extends Extendable {
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
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
}

export const worker = globalThis as unknown as Scope;
