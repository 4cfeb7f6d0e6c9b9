/** Sends replies: JSON to scripts, a page of the site to browsers without scripts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../schema/values/html.ts';
import type { Answer } from '../../schema/types.ts';
import { REPLY_PAGE } from '../site-record.ts';
import type { SiteRecord } from '../site-record.ts';

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
  /** The folder of the built site. */
  readonly folder: string;
  readonly #template: string;
  readonly #phone: string;
  readonly #call: string;

  /** The page of a language other than the site's own is in its folder. */
  constructor(folder: string, { phone, answers }: Pick<SiteRecord, 'phone' | 'answers'>, language = '') {
    this.folder = folder;
    const file = join(folder, language, REPLY_PAGE);
    this.#template = existsSync(file) ? readFileSync(file, 'utf8') : PLAIN;
    this.#phone = phone;
    this.#call = phone === '' ? '' : answers.call;
  }

  /** Sends a reply as JSON or as a page, by the request's headers. */
  send(request: FastifyRequest, reply: FastifyReply, message: ReplyMessage): FastifyReply {
    void reply.code(message.status).header('cache-control', 'no-store');
    if (!wantsJson(request)) return reply.type('text/html; charset=utf-8').send(this.page(message));
    const status = message.status < 300 ? 'success' : 'error';
    const text = message.sentences?.join(' ') ?? this.#fill(message.text.message);
    return reply.send({ status, message: text, ...message.data });
  }

  /** Renders a reply as a page of the site. */
  page(reply: ReplyMessage): string {
    const details = (reply.details ?? []).filter(([, value]) => value !== '');
    const form = reply.form ? formHtml(reply.form) : '';
    const list = details.map(([name, value]) => `<p><strong>${escapeHtml(name)}</strong><br>${htmlLines(value)}</p>`);
    const message = escapeHtml([...(reply.sentences ?? []), this.#fill(reply.text.message)].join(' '));
    return this.#template
      .replaceAll('{heading}', () => escapeHtml(this.#fill(reply.text.heading)))
      .replaceAll('>{message}<', () => `>${linkPhoneNumbers(message)}<`)
      .replaceAll('{message}', () => message)
      .replace(DETAILS, () => form + list.join(''));
  }

  #fill(text: string): string {
    return text
      .replaceAll('{call}', () => this.#call)
      .replaceAll('{phone}', () => this.#phone)
      .trim();
  }
}

/** The template for a site that has no page for replies. */
const PLAIN = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{heading}</title><h1>{heading}</h1><p>{message}</p>${DETAILS}`;

function wantsJson({ headers }: FastifyRequest): boolean {
  return /json/.test(`${headers['content-type'] ?? ''} ${headers.accept ?? ''}`);
}

const htmlLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** Renders a form that the visitor submits by a button, without scripts. */
function formHtml({ action, params, label }: NonNullable<ReplyMessage['form']>): string {
  const inputs = Object.entries(params).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}<button class="button button-primary">${escapeHtml(label)}</button></form>`;
}

/** Makes links of the phone numbers in a text, without line breaks inside. */
const linkPhoneNumbers = (html: string): string =>
  html.replace(/\+\d[\d ]{6,}\d/g, (number) => {
    const target = number.replaceAll(' ', '');
    return `<a class="tel" href="tel:${target}">${number.replaceAll(' ', '\u00A0')}</a>`;
  });
