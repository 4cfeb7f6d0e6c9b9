import type { ReactNode } from 'react';
import type { FormWords, LongFormBlock } from '../../prepare.ts';
import type { StepsControl } from './use-steps.ts';

interface StepsProps {
  steps: StepsControl;
  block: LongFormBlock;
  id: string;
  fieldsNamed(names: string[]): ReactNode;
}

/** Renders the steps of a form: one at a time where scripts run, else all of them, one below the other. */
export function Steps({ steps: { current, count }, block, id, fieldsNamed }: StepsProps) {
  return block.steps?.map(({ heading, fields }, index) => (
    <fieldset key={index} className="step" hidden={current !== undefined && current !== index}>
      <legend id={`${id}-step-${index + 1}`} tabIndex={-1}>
        <span className="hint">
          {block.words.formStep.replace('{number}', String(index + 1)).replace('{total}', String(count))}
        </span>
        {heading}
      </legend>
      {fieldsNamed(fields)}
    </fieldset>
  ));
}

/** Renders the buttons that lead to the other steps of a form. */
export function StepButtons({ steps, words }: { steps: StepsControl; words: FormWords }) {
  const { current, isLast, goBack } = steps;
  return (
    <>
      {current !== undefined && !isLast && (
        <button type="submit" className="button button-primary">
          {words.stepNext}
        </button>
      )}
      {/* Hidden where there is no step before, for its styles: a page has those of the elements that the build renders. */}
      <button type="button" className="button button-quiet step-back" hidden={!current} onClick={goBack}>
        {words.stepBack}
      </button>
    </>
  );
}
