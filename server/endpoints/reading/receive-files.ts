/** Receives a form with files: writes each file to the disk as it arrives, and checks it there. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { extensionOf, fileRules } from '../../../schema/addresses/form-rules.ts';
import type { FileRules } from '../../../schema/addresses/form-rules.ts';
import { incomingFolder } from '../../leads/files/folder.ts';
import type { LeadFile } from '../../leads/files/folder.ts';
import { detectKind } from '../../leads/files/kinds.ts';
import { shownName } from '../../leads/files/names.ts';
import { printable } from '../../leads/printable.ts';
import type { SiteRecord } from '../../site-record.ts';
import type { EndpointRecord } from '../endpoint-record.ts';
import { FORM_LIMITS, mostBytes } from './form-limits.ts';

/** A file that was received, and is not yet a lead's. */
export interface ReceivedFile extends LeadFile {
  path: string;
}

export interface FilesRead {
  /** The fields of the form; several values of one name are a list. */
  body: Record<string, unknown>;
  files: ReceivedFile[];
  /** A sentence about each field with a wrong file. */
  errors: Record<string, string>;
}

/** A form that is longer than any that the site has. */
export class TooLongError extends Error {
  readonly statusCode = 413;
}

/** The error codes of a full disk. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** A form whose files are not accepted: the disk is too full, or the network of the sender has sent too much. */
export class FilesRefusedError extends Error {}

/** Reads forms with files. Received files are in the folder `files` until they are kept or discarded. */
export class FileReceiver {
  readonly #record: SiteRecord;
  readonly #files: string;

  constructor(record: SiteRecord, files: string) {
    this.#record = record;
    this.#files = files;
  }

  /** Reads a form. Rejects, with nothing left on the disk, if it is cut off, too long, or its files are not accepted. */
  async receive(request: FastifyRequest, endpoint: EndpointRecord, acceptsFiles = true): Promise<FilesRead> {
    const read: FilesRead = { body: Object.create(null) as Record<string, unknown>, files: [], errors: {} };
    const rules = rulesOf(endpoint, this.#record.language);
    const limits = limitsOf([...rules.values()], mostBytes(endpoint));
    const remaining: RemainingBytes = { count: limits.total };
    try {
      let characters = FORM_LIMITS.bodyBytes;
      for await (const part of request.parts({ limits })) {
        if (part.type === 'file') {
          const field = rules.get(part.fieldname);
          if (field) await this.#readFile(part, field, read, { remaining, acceptsFiles });
          else await drain(part.file, remaining);
          continue;
        }
        const value = String(part.value);
        characters -= value.length + part.fieldname.length;
        if (characters < 0 || part.valueTruncated || part.fieldnameTruncated) throw new TooLongError('Too much text.');
        const earlier = read.body[part.fieldname];
        read.body[part.fieldname] = earlier === undefined ? value : [earlier, value].flat();
      }
      return read;
    } catch (error) {
      await discard(read.files);
      request.raw.unpipe();
      request.raw.resume(); // or the browser, still sending, would not read the answer
      throw FULL.has((error as NodeJS.ErrnoException).code ?? '') ? new FilesRefusedError('The disk is full.') : error;
    }
  }

  /** Reads one file; a wrong one is removed at once. A box in which nothing was chosen sends a file without name and content. */
  async #readFile(
    part: MultipartFile,
    field: FieldRules,
    read: FilesRead,
    { remaining, acceptsFiles }: { remaining: RemainingBytes; acceptsFiles: boolean },
  ): Promise<void> {
    const { answers } = this.#record;
    const name = printable(part.filename ?? '');
    const fail = (sentence: string) => {
      const words = { field: field.label, file: name, ...field.words };
      read.errors[part.fieldname] ??= Object.entries(words).reduce(
        (text, [word, value]) => text.replace(`{${word}}`, () => value),
        sentence,
      );
    };
    const extension = extensionOf(name);
    const isFull = read.files.filter(({ field: one }) => one === part.fieldname).length >= field.count;
    if (part.filename === '' || isFull || (extension !== '' && !field.extensions.has(extension))) {
      const bytes = await drain(part.file, remaining);
      if (part.filename === '' && bytes === 0) return;
      return fail(isFull ? answers.manyFiles : answers.wrongFile);
    }
    if (!acceptsFiles) throw new FilesRefusedError('No files are accepted now.');
    const path = join(await incomingFolder(this.#files), randomUUID());
    const meter = new Meter(field.size, remaining);
    const hash = createHash('sha256');
    try {
      const tap = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          done(null, chunk);
        },
      });
      await pipeline(part.file, meter, tap, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    const isLarge = meter.isOver || part.file.truncated;
    const detected = isLarge ? undefined : await detectKind(path, field.kinds, extension);
    if (detected && 'kind' in detected) {
      const { kind } = detected;
      const file = `${read.files.length + 1}.${kind}`;
      const facts = { field: part.fieldname, name: shownName(name, kind), size: meter.bytes, kind };
      return void read.files.push({ ...facts, hash: hash.digest('hex'), file, path });
    }
    await rm(path, { force: true });
    fail(!detected ? answers.largeFile : detected.fault === 'wrong' ? answers.wrongFile : answers.brokenFile);
  }
}

/** Removes received files. */
export async function discard(files: readonly { path: string }[]): Promise<void> {
  for (const { path } of files) await rm(path, { force: true });
}

interface FieldRules extends FileRules {
  label: string;
}

function rulesOf({ fields }: EndpointRecord, language: string): Map<string, FieldRules> {
  const files = fields.filter(({ kind }) => kind === 'file');
  return new Map(files.map((field) => [field.name, { ...fileRules(field, language), label: field.label }]));
}

/** Returns how much a form with such fields may hold. */
function limitsOf(fields: FileRules[], total: number) {
  const count = fields.reduce((sum, field) => sum + field.count, 0);
  return {
    fieldNameSize: 100,
    fieldSize: FORM_LIMITS.bodyBytes,
    fields: FORM_LIMITS.fields,
    fileSize: Infinity, // each field has its own
    files: count + FORM_LIMITS.moreFiles,
    parts: FORM_LIMITS.fields + count + FORM_LIMITS.moreFiles,
    headerPairs: 20,
    total,
  };
}

/** How many bytes of files a request may still send. */
interface RemainingBytes {
  count: number;
}

/** Passes on a file up to its size, and counts it; reads on without keeping what comes after, up to the total. */
class Meter extends Transform {
  bytes = 0;
  readonly #size: number;
  readonly #remaining: RemainingBytes;

  constructor(size: number, remaining: RemainingBytes) {
    super();
    this.#size = size;
    this.#remaining = remaining;
  }

  get isOver(): boolean {
    return this.bytes > this.#size;
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error?: Error | null, data?: Buffer) => void,
  ): void {
    this.bytes += chunk.length;
    this.#remaining.count -= chunk.length;
    if (this.#remaining.count < 0) done(new TooLongError('Too many bytes.'));
    else if (this.isOver) done();
    else done(null, chunk);
  }
}

/** Reads a file without keeping it. Returns its bytes. */
async function drain(file: Readable, remaining: RemainingBytes): Promise<number> {
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    remaining.count -= chunk.length;
    if (remaining.count < 0) throw new TooLongError('Too many bytes.');
  }
  return bytes;
}
