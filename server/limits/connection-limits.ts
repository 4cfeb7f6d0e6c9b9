/** Says how long the server waits on a connection, in milliseconds. */
export const CONNECTION_LIMITS = {
  /** For the next request. A proxy in front of the server has to close its connections earlier. */
  keepAlive: 30_000,
  /** For the headers of a request. */
  headers: 10_000,
};
