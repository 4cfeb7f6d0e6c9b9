/** Leads through the steps of a form. Fields of other steps stay in the document, with what was typed into them. */
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { FieldError } from '../../answers.ts';
import type { FormControl, FormState } from '../../hooks/use-form.ts';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import type { LongFormBlock } from '../../prepare.ts';
import { findErrorsWithChoices } from '../choice-errors.ts';

export interface StepsControl {
  /** The index of the step that is shown; undefined shows all, before scripts run or in a form without steps. */
  current: number | undefined;
  count: number;
  isLast: boolean;
  /** The state of the form, or what is wrong in the step that was to be left. */
  state: FormState;
  submit(event: FormEvent<HTMLFormElement>): void;
  goBack(): void;
}

/** Manages the steps of a form with an id; one without any has a single step. */
export function useSteps(block: LongFormBlock, control: FormControl, id: string): StepsControl {
  const { steps, words } = block;
  const isHydrated = useIsHydrated();
  const [at, setAt] = useState(0);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const hasMoved = useRef(false);
  const count = steps?.length ?? 1;
  const isLast = !isHydrated || at === count - 1;
  const { state, form } = control;

  function move(to: number) {
    hasMoved.current = true;
    setErrors([]);
    setAt(to);
  }
  // The heading of a new step takes the focus, so that screen readers say where one is.
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    document.getElementById(`${id}-step-${at + 1}`)?.focus();
  }, [at, id]);
  useEffect(() => {
    if (!steps) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the answer comes from outside
    if (state.kind === 'success') setAt(0);
    if (state.kind !== 'invalid' || state.isBeingCorrected) return;
    const wrong = steps.findIndex(({ fields }) => state.errors.some(({ name }) => fields.includes(name)));
    if (wrong >= 0) setAt(wrong);
  }, [state, steps]);

  return {
    current: isHydrated && steps ? at : undefined,
    count,
    isLast,
    state: errors.length > 0 ? { kind: 'invalid', errors, isListed: errors.length > 1 } : state,
    submit(event) {
      if (isLast) return control.submit(event);
      event.preventDefault();
      const names = new Set(steps![at]!.fields);
      const wrong = findErrorsWithChoices(form.current!, words).filter(({ name }) => names.has(name));
      if (wrong.length === 0) return move(at + 1);
      setErrors(wrong);
      const first = form.current!.querySelector<HTMLElement>(`[name="${CSS.escape(wrong[0]!.name)}"]`);
      first?.focus();
    },
    goBack: () => move(at - 1),
  };
}
