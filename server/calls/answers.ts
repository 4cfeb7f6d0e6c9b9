/** What the server says: JSON for scripts, a page of the site for browsers without. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../schema/html.ts';
import type { Answer } from '../../schema/types.ts';
import { ANSWER_PAGE } from '../site-record.ts';

const DETAILS = '<p>{details}</p>';

/** One thing to say. */
export interface Saying {
  status: number;
  answer: Answer;
  /** What is wrong, sentence by sentence. A script gets just these: its form is still before the visitor. */
  sentences?: string[];
  /** What is shown below on a page: names and values. */
  details?: [name: string, value: string][];
  /** What a script gets besides the message. */
  data?: Record<string, unknown>;
}

/** Says things in the look of a built site. */
export class AnswerPages {
  readonly #template: string;
  readonly #phone: string;

  constructor(folder: string, phone: string) {
    const file = join(folder, ANSWER_PAGE);
    this.#template = existsSync(file) ? readFileSync(file, 'utf8') : PLAIN;
    this.#phone = phone;
  }

  /** Sends it in the form that was asked for. */
  send(request: FastifyRequest, reply: FastifyReply, saying: Saying): FastifyReply {
    void reply.code(saying.status).header('cache-control', 'no-store');
    if (!wantsJson(request)) return reply.type('text/html; charset=utf-8').send(this.page(saying));
    const status = saying.status < 300 ? 'success' : 'error';
    const message = saying.sentences?.join(' ') ?? this.#fill(saying.answer.message);
    return reply.send({ status, message, ...saying.data });
  }

  page(saying: Saying): string {
    const details = (saying.details ?? []).filter(([, value]) => value !== '');
    const list = details.map(([name, value]) => `<p><strong>${escapeHtml(name)}</strong><br>${lines(value)}</p>`);
    return this.#template
      .replaceAll('{heading}', () => escapeHtml(this.#fill(saying.answer.heading)))
      .replaceAll('{message}', () =>
        escapeHtml([...(saying.sentences ?? []), this.#fill(saying.answer.message)].join(' ')),
      )
      .replace(DETAILS, () => list.join(''));
  }

  #fill(text: string): string {
    return text.replaceAll('{phone}', this.#phone);
  }
}

/** For a site without an answer page. */
const PLAIN = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{heading}</title><h1>{heading}</h1><p>{message}</p>${DETAILS}`;

function wantsJson({ headers }: FastifyRequest): boolean {
  return /json/.test(`${headers['content-type'] ?? ''} ${headers.accept ?? ''}`);
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
