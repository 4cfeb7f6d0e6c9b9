import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSiteContext } from '../../shared/site-context.ts';
import { errorOf, useForm } from '../hooks/use-form.ts';
import { FormFrame, idOfForm } from '../parts/FormFrame.tsx';
import type { LongFormBlock } from '../prepare.ts';
import { useHiddenFields } from './conditions.ts';
import { SendThere } from './elsewhere/SendThere.tsx';
import { Progress } from './files/Progress.tsx';
import { findErrorsWithChoices, updateChoiceValidity } from './choice-errors.ts';
import { LongField } from './LongField.tsx';
import { sendForm } from './send.ts';
import { StepButtons, Steps } from './steps/Steps.tsx';
import { useSteps } from './steps/use-steps.ts';

/** Renders a form with more than plain fields: choices, days, files, conditions, steps, or one of another service. */
export function LongForm({ block }: { block: LongFormBlock }) {
  const endpoint = useSiteContext().endpoints[block.endpoint]!; // the check has made sure that it exists
  const id = idOfForm(block);
  const [progress, setProgress] = useState<number>();
  const [isUncertain, setIsUncertain] = useState(false);
  const control = useForm(endpoint, block.messages, {
    send: (form, submission) => {
      setIsUncertain(false);
      const sending = { block, endpoint, onProgress: setProgress, onUncertain: () => setIsUncertain(true) };
      return sendForm(form, submission, sending).finally(() => setProgress(undefined));
    },
    findErrors: (form) => findErrorsWithChoices(form, block.words),
  });
  const { hidden, update } = useHiddenFields(block, control.form);
  const steps = useSteps(block, control, id);
  const hasFiles = block.fields.some(({ kind }) => kind === 'file');

  function onInput(event: FormEvent<HTMLFormElement>) {
    update();
    if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox')
      updateChoiceValidity(event.currentTarget, block.words); // one box may make another one valid
    control.correct(event);
  }
  const fieldsNamed = (names: string[]) => (
    <Fields form={block} id={id} names={names} hidden={hidden} errorOf={(name) => errorOf(steps.state, name)} />
  );
  return (
    <FormFrame
      block={block}
      id={id}
      endpoint={endpoint}
      control={{ ...control, state: steps.state, submit: steps.submit, correct: onInput }}
      encType={hasFiles ? 'multipart/form-data' : endpoint.url.startsWith('mailto:') ? 'text/plain' : undefined}
      beforeButton={
        <>
          <Progress share={control.state.kind === 'pending' ? progress : undefined} text={block.words.uploading} />
          {isUncertain && <SendThere url={endpoint.url} words={block.words} form={control.form} />}
        </>
      }
      afterButton={<StepButtons steps={steps} words={block.words} />}
      hasButton={steps.isLast}
    >
      {block.steps ? (
        <Steps steps={steps} block={block} id={id} fieldsNamed={fieldsNamed} />
      ) : (
        fieldsNamed(block.fields.map(({ name }) => name))
      )}
    </FormFrame>
  );
}

interface FieldsProps {
  form: LongFormBlock;
  id: string;
  names: string[];
  hidden: ReadonlySet<string>;
  errorOf(name: string): string | undefined;
}

function Fields({ form, id, names, hidden, errorOf: errorIn }: FieldsProps) {
  const fields = form.fields.filter(({ name }) => names.includes(name));
  return (
    <div className="fields">
      {fields.map((field) => (
        <LongField
          key={field.name}
          form={form}
          field={field}
          id={`${id}-${field.name}`}
          error={errorIn(field.name)}
          hidden={hidden}
        />
      ))}
    </div>
  );
}
