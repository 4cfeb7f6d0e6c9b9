import { useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import type { Endpoint, FormMessages } from '../../../schema/types.ts';
import { showToast } from '../../shared/toast/toasts.ts';
import { goToGateway } from '../answers.ts';
import { useSubmission } from './use-submission.ts';
import type { FormSubmission } from './use-submission.ts';
import { useDraft } from './use-draft.ts';
import type { FieldError, Outcome } from '../answers.ts';

export type FormState =
  | { kind: 'editing' }
  /** Several errors are listed above the form, too; a single one is reported only at its field. */
  | { kind: 'invalid'; errors: FieldError[]; isListed: boolean; isBeingCorrected?: true }
  | { kind: 'pending' }
  | { kind: 'success' | 'failure'; message: string };

export interface FormControl {
  state: FormState;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** Removes the error of a field once its value is valid. */
  correct(event: FormEvent<HTMLFormElement>): void;
  /** The element that shows the result; it gets the focus. */
  report: RefObject<HTMLDivElement | null>;
  form: RefObject<HTMLFormElement | null>;
}

/** What differs between a form of plain fields and one with more. */
export interface FormBehaviour {
  /** Sends the form. Rejects if no readable answer came. */
  send(form: HTMLFormElement, submission: FormSubmission): Promise<Outcome>;
  /** Returns the invalid fields, in order. */
  findErrors(form: HTMLFormElement): FieldError[];
}

/** Returns what is wrong with a field; undefined where nothing is. */
export function errorOf(state: FormState, field: string): string | undefined {
  return state.kind === 'invalid' ? state.errors.find(({ name }) => name === field)?.message : undefined;
}

/** Manages the state of a form. What was typed stays, except after a success. */
export function useForm(
  endpoint: Endpoint,
  messages: FormMessages = {},
  { send, findErrors }: FormBehaviour,
): FormControl {
  const [state, setState] = useState<FormState>({ kind: 'editing' });
  const report = useRef<HTMLDivElement>(null);
  const form = useDraft(endpoint.url);
  const submission = useSubmission();

  useFocusOnResult(state, report, form);

  async function post(sent: HTMLFormElement) {
    try {
      settle(await send(sent, submission.current()), sent);
    } catch (error) {
      console.error(error);
      fail(messages.network ?? '');
    }
  }

  function settle(outcome: Outcome, sent: HTMLFormElement) {
    if (outcome.kind === 'gateway') {
      goToGateway(outcome.action, outcome.params);
    } else if (outcome.kind === 'invalid' && outcome.errors.every(({ name }) => sent.querySelector(fieldNamed(name)))) {
      refuse(outcome.errors);
    } else if (outcome.kind === 'invalid' || outcome.kind === 'gateway-missing') {
      fail(outcome.message ?? messages.failure ?? '');
    } else if (outcome.kind === 'failure') {
      setState({ kind: 'failure', message: outcome.message ?? messages.failure ?? '' });
    } else if (outcome.kind === 'handed-over') {
      setState({ kind: 'success', message: outcome.message });
    } else {
      submission.renew();
      HTMLFormElement.prototype.reset.call(sent); // a field may be called reset
      setState({ kind: 'success', message: outcome.message ?? messages.success ?? '' });
    }
  }

  function refuse(errors: FieldError[]) {
    setState({ kind: 'invalid', errors, isListed: errors.length > 1 });
  }

  /** Shows that a request failed: in a toast for a payment form, above the fields for any other. */
  function fail(message: string) {
    if (endpoint.answer === 'message') return setState({ kind: 'failure', message });
    setState({ kind: 'editing' });
    showToast({ message, tone: 'error', duration: Infinity });
  }

  return {
    state,
    report,
    form,
    submit(event) {
      event.preventDefault();
      if (state.kind === 'pending') return;
      const errors = findErrors(event.currentTarget);
      if (errors.length > 0) return refuse(errors);
      setState({ kind: 'pending' });
      void post(event.currentTarget);
    },
    correct: (event) => setState(corrected(state, event.target as HTMLInputElement)), // only fields fire input events
  };
}

/** Returns the state without the error of a field that is valid now. */
function corrected(state: FormState, { name: field, validity }: HTMLInputElement): FormState {
  if (state.kind !== 'invalid' || !validity?.valid) return state;
  const errors = state.errors.filter(({ name }) => name !== field);
  if (errors.length === state.errors.length) return state;
  return errors.length > 0 ? { ...state, errors, isBeingCorrected: true } : { kind: 'editing' };
}

/** Moves the focus to the result: above the fields, or to the only field with a mistake. */
function useFocusOnResult(state: FormState, report: FormControl['report'], form: FormControl['form']): void {
  useEffect(() => {
    if (state.kind === 'editing' || state.kind === 'pending') return;
    if (state.kind === 'invalid' && state.isBeingCorrected) return; // the person who types keeps the focus
    const isAtField = state.kind === 'invalid' && !state.isListed;
    const field = isAtField ? form.current?.querySelector<HTMLElement>('[aria-invalid]') : undefined;
    (field ?? report.current)?.focus();
  }, [state, report, form]);
}

/** The selector of a field that the visitor sees. */
const fieldNamed = (name: string) => `:is(input:not([type=hidden]), select, textarea)[name="${CSS.escape(name)}"]`;
