/** One line of the matrix: a request, and what every server of a site has to answer. */
export interface Row {
  /** Method and target, as they stand in the request. */
  ask: string;
  send?: Record<string, string>;
  status: number;
  /** Headers of the answer; null for one that must not be there. */
  headers?: Record<string, string | RegExp | null>;
  /** The whole body, where it is short. */
  body?: string;
  /** Why nginx answers otherwise, and rightly or out of our reach; such rows are for our server only. */
  notNginx?: string;
  /** Needs nginx's module for Brotli. */
  brotli?: true;
}
