import type { ServerResponse } from 'node:http';

/** Sends a complete response that no browser caches. */
export function respond(response: ServerResponse, status: number, type: string, body: string | Uint8Array): true {
  const contentType = type === 'text/html' ? 'text/html; charset=utf-8' : type;
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
  return true;
}
