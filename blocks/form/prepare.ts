/** Prepares a form for its page: whether it needs more than plain fields do, and the words that it then says. */
import type { Endpoint, Field, Form, FormMessages, Labels, SiteWithoutRoutes } from '../../schema/types.ts';

/** The engine's words that only forms of more than plain fields say. */
const LONG_LABELS = [
  'uncertain',
  'sendThere',
  'mailOpened',
  'onlyIf',
  'formStep',
  'stepBack',
  'stepNext',
  'fileLimit',
  'fileLimits',
  'removeFile',
  'uploading',
] as const satisfies (keyof Labels)[];
/** The engine's words that plain forms say, too. */
const PLAIN_LABELS = ['noAnswer', 'optional', 'choose'] as const satisfies (keyof Labels)[];
/** The engine's words that pages send only with a form that says them. */
export const FORM_LABELS: ReadonlySet<string> = new Set([...LONG_LABELS, ...PLAIN_LABELS]);
export type FormLabel = (typeof LONG_LABELS | typeof PLAIN_LABELS)[number];
/** The server's sentences about a field that scripts say, too; at the field, without its label in front. */
const SENTENCES = ['missingChoice', 'largeFile', 'wrongFile', 'manyFiles'] as const;

export type FormWords = Pick<Labels, (typeof LONG_LABELS)[number]> & Record<(typeof SENTENCES)[number], string>;

/** A field, and what follows its label. */
export type MarkedField = Field & { note?: string };

/** A form of more than plain fields, with the words that it needs. */
export type LongFormBlock = Form & { words: FormWords };

const BRACKETS = /[()（）]/g;

const PLAIN = new Set<Field['kind']>(['text', 'tel', 'email', 'number', 'select', 'textarea']);

/**
 * Returns the type of component that renders a form, and its data. Most forms are plain; the code and the words of the
 * others are only on pages that have one.
 */
export function prepareForm(form: Form, site: SiteWithoutRoutes): { type: string; block: Form | LongFormBlock } {
  const endpoint = site.endpoints[form.endpoint];
  const fields = form.fields.map((field) => withNoteAndPlaceholder(field, site.labels));
  const block = { ...form, fields, ...(endpoint && withMessages(form.messages, endpoint, site)) };
  const isLong = form.steps !== undefined || form.fields.some(isLongField) || endpoint?.url.startsWith('/') === false;
  return isLong ? { type: 'long-form', block: { ...block, words: wordsOf(site) } } : { type: 'form', block };
}

function isLongField({ kind, when, minimum, maximum }: Field): boolean {
  return !PLAIN.has(kind) || when !== undefined || minimum !== undefined || maximum !== undefined;
}

/**
 * Says which fields may be left empty, where their own words do not; and lets a select begin with no choice, so that nobody
 * sends the first one unread.
 */
function withNoteAndPlaceholder(field: Field, { optional, choose }: Labels): MarkedField {
  const own = `${field.label} ${field.hint ?? ''}`.toLowerCase();
  const isMarked = field.required || /[)）]\s*$/.test(field.label) || own.includes(optional.replaceAll(BRACKETS, ''));
  return {
    ...field,
    ...(!isMarked && { note: optional }),
    ...(field.kind === 'select' && { placeholder: field.placeholder ?? choose }),
  };
}

/** Fills in the messages that a form may have to show and does not have. */
function withMessages(
  messages: FormMessages = {},
  { answer }: Endpoint,
  { labels, answers, phones }: SiteWithoutRoutes,
): { messages: FormMessages } {
  const [phone] = Object.values(phones);
  const fill = (text: string) =>
    text
      .replace('{call}', phone === undefined ? '' : answers.call)
      .replaceAll('{phone}', phone ?? '')
      .trim();
  const failure = messages.failure ?? fill((answer === 'gateway' ? answers.noPayment : answers.unavailable).message);
  return {
    messages: {
      ...messages,
      ...(answer === 'message' && messages.success === undefined && { success: fill(answers.stored.message) }),
      ...(messages.failure === undefined && { failure }),
      ...(messages.network === undefined && { network: labels.noAnswer }),
      ...(messages.invalid === undefined && messages.failure === undefined && { invalid: answers.invalid.heading }),
    },
  };
}

function wordsOf({ labels, answers }: SiteWithoutRoutes): FormWords {
  const words = LONG_LABELS.map((name) => [name, labels[name]]);
  const sentences = SENTENCES.map((name) => [name, answers[name].replace(/^\{field\}\s*[:：]\s*/, '')]);
  return Object.fromEntries([...words, ...sentences]) as FormWords;
}
