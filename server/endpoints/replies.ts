/** What the server says: JSON for scripts, a page of the site for browsers without. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../schema/html.ts';
import type { Answer } from '../../schema/types.ts';
import { REPLY_PAGE } from '../site-record.ts';

const DETAILS = '<p>{details}</p>';

/** One thing to say. */
export interface ReplyMessage {
  status: number;
  text: Answer;
  /** What is wrong, sentence by sentence. A script gets just these: its form is still before the visitor. */
  sentences?: string[];
  /** What is shown below on a page: names and values. */
  details?: [name: string, value: string][];
  /** A form that leads on to another site, shown with its button below the message. */
  form?: { action: string; params: Record<string, string>; label: string };
  /** What a script gets besides the message. */
  data?: Record<string, unknown>;
}

/** Says things in the look of a built site. */
export class ReplyPages {
  readonly #template: string;
  readonly #phone: string;

  constructor(folder: string, phone: string) {
    const file = join(folder, REPLY_PAGE);
    this.#template = existsSync(file) ? readFileSync(file, 'utf8') : PLAIN;
    this.#phone = phone;
  }

  /** Sends it in the form that was asked for. */
  send(request: FastifyRequest, reply: FastifyReply, saying: ReplyMessage): FastifyReply {
    void reply.code(saying.status).header('cache-control', 'no-store');
    if (!wantsJson(request)) return reply.type('text/html; charset=utf-8').send(this.page(saying));
    const status = saying.status < 300 ? 'success' : 'error';
    const message = saying.sentences?.join(' ') ?? this.#fill(saying.text.message);
    return reply.send({ status, message, ...saying.data });
  }

  page(saying: ReplyMessage): string {
    const details = (saying.details ?? []).filter(([, value]) => value !== '');
    const form = saying.form ? formHtml(saying.form) : '';
    const list = details.map(([name, value]) => `<p><strong>${escapeHtml(name)}</strong><br>${lines(value)}</p>`);
    const message = escapeHtml([...(saying.sentences ?? []), this.#fill(saying.text.message)].join(' '));
    return this.#template
      .replaceAll('{heading}', () => escapeHtml(this.#fill(saying.text.heading)))
      .replaceAll('>{message}<', () => `>${withCalls(message)}<`)
      .replaceAll('{message}', () => message)
      .replace(DETAILS, () => form + list.join(''));
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

/** A button that anybody can press: no script sends it off by itself. */
function formHtml({ action, params, label }: NonNullable<ReplyMessage['form']>): string {
  const inputs = Object.entries(params).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}<button class="button button-primary">${escapeHtml(label)}</button></form>`;
}

/** Phone numbers can be called by a touch, and are never broken in two. */
const withCalls = (html: string): string =>
  html.replace(/\+\d[\d ]{6,}\d/g, (number) => {
    const target = number.replaceAll(' ', '');
    return `<a class="tel" href="tel:${target}">${number.replaceAll(' ', '\u00A0')}</a>`;
  });
