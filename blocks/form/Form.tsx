import type { Form as FormBlock } from '../../schema/types.ts';
import { useSiteContext } from '../shared/site-context.ts';
import { send, textsOfForm } from './answers.ts';
import { findErrors } from './hooks/find-errors.ts';
import { errorOf, useForm } from './hooks/use-form.ts';
import { Field } from './parts/Field.tsx';
import { FormFrame, idOfForm } from './parts/FormFrame.tsx';

/** Renders a form. The browser posts it before scripts run; afterwards this component does. */
export function Form({ block }: { block: FormBlock }) {
  const endpoint = useSiteContext().endpoints[block.endpoint]!; // the check has made sure that it exists
  const control = useForm(endpoint, block.messages, {
    send: (form, submission) => send(endpoint, textsOfForm(form), submission),
    findErrors,
  });
  const id = idOfForm(block);
  return (
    <FormFrame block={block} id={id} endpoint={endpoint} control={control}>
      <div className="fields">
        {block.fields.map((field) => (
          <Field key={field.name} field={field} id={`${id}-${field.name}`} error={errorOf(control.state, field.name)} />
        ))}
      </div>
    </FormFrame>
  );
}
