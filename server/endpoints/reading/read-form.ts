/** Reads the form that a request sends: with files or without. */
import type { FastifyRequest } from 'fastify';
import { freeBytes, incomingFolder } from '../../leads/files/folder.ts';
import type { EndpointRecord } from '../endpoint-record.ts';
import type { EndpointContext } from '../services.ts';
import { takesFiles } from './form-limits.ts';
import { FileReceiver } from './receive-files.ts';
import type { FilesRead } from './receive-files.ts';

/** Returns the function that reads forms. It rejects with a FilesRefusedError if the files that came are not accepted. */
export function formReader(endpoint: EndpointRecord, { record, store, settings, rate }: EndpointContext) {
  const receiver = new FileReceiver(record, store.files);
  return async (request: FastifyRequest): Promise<FilesRead> => {
    if (!takesFiles(endpoint) || !request.isMultipart())
      return { body: request.body as Record<string, unknown>, files: [], errors: {} };
    const bytes = Number(request.headers['content-length'] ?? 0);
    const free = await freeBytes(await incomingFolder(store.files));
    const acceptsFiles = free - bytes >= settings.filesFree && (await rate.allowsFiles(request.ip, bytes));
    return receiver.receive(request, endpoint, acceptsFiles);
  };
}
