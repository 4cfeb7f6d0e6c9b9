/** Sends replies: JSON to scripts, a page of the site to browsers without scripts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../schema/values/html.ts';
import type { Answer } from '../../schema/types.ts';
import { REPLY_PAGE } from '../site-record.ts';

const DETAILS = '<p>{details}</p>';

/** The content of a reply. */
export interface ReplyMessage {
  status: number;
  text: Answer;
  /** Errors, one sentence each. A script gets only these, as its form is still visible. */
  sentences?: string[];
  /** Names and values below the message of a page. */
  details?: [name: string, value: string][];
  /** A form that leads to another site, shown with its button below the message. */
  form?: { action: string; params: Record<string, string>; label: string };
  /** Further data for a script. */
  data?: Record<string, unknown>;
}

/** Renders and sends replies in the design of the site. */
export class ReplyPages {
  readonly #template: string;
  readonly #phone: string;

  constructor(folder: string, phone: string) {
    const file = join(folder, REPLY_PAGE);
    this.#template = existsSync(file) ? readFileSync(file, 'utf8') : PLAIN;
    this.#phone = phone;
  }

  /** Sends a reply as JSON or as a page, by the request's headers. */
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

/** For a site without a page for replies. */
const PLAIN = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{heading}</title><h1>{heading}</h1><p>{message}</p>${DETAILS}`;

function wantsJson({ headers }: FastifyRequest): boolean {
  return /json/.test(`${headers['content-type'] ?? ''} ${headers.accept ?? ''}`);
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** Renders a form that the visitor submits by a button, without scripts. */
function formHtml({ action, params, label }: NonNullable<ReplyMessage['form']>): string {
  const inputs = Object.entries(params).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}<button class="button button-primary">${escapeHtml(label)}</button></form>`;
}

/** Makes phone numbers links, without line breaks inside. */
const withCalls = (html: string): string =>
  html.replace(/\+\d[\d ]{6,}\d/g, (number) => {
    const target = number.replaceAll(' ', '');
    return `<a class="tel" href="tel:${target}">${number.replaceAll(' ', '\u00A0')}</a>`;
  });
