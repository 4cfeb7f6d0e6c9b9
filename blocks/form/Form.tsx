import { useSyncExternalStore } from 'react';
import type { Form as FormBlock } from '../../schema/types.ts';
import { useSiteContext } from '../shared/site-context.ts';
import { Paragraph, Prose } from '../shared/Prose.tsx';
import { Section } from '../shared/Section.tsx';
import { Field } from './Field.tsx';
import { Report } from './Report.tsx';
import { Trap } from './Trap.tsx';
import { useForm } from './hooks/use-form.ts';

const noChange = () => () => {};

/** Renders a form. The browser posts it before scripts run; afterwards this component does. */
export function Form({ block }: { block: FormBlock }) {
  const { endpoints, labels } = useSiteContext();
  const endpoint = endpoints[block.endpoint]!; // the check has made sure that it exists
  const { state, submit, correct, report, form } = useForm(endpoint, block.messages);
  const isLive = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const id = block.id ?? `form-${block.endpoint}`;
  const errors = state.kind === 'invalid' ? state.errors : [];
  const isPending = state.kind === 'pending';
  return (
    <Section block={block}>
      <div className="columns">
        <div>
          <h2 id={`heading-${id}`}>{block.heading}</h2>
          <Paragraph html={block.lead} className="lead" />
          {block.aside !== undefined && <Prose html={block.aside} />}
        </div>
        <form
          ref={form}
          className="sheet"
          action={endpoint.url}
          method="post"
          noValidate={isLive}
          aria-labelledby={`heading-${id}`}
          aria-busy={isPending}
          onSubmit={submit}
          onInput={correct}
        >
          <Report state={state} block={block} id={id} box={report} />
          {Object.entries(block.values ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} defaultValue={value} />
          ))}
          <Trap label={labels.trap} />
          <div className="fields">
            {block.fields.map((field) => (
              <Field
                key={field.name}
                field={field}
                id={`${id}-${field.name}`}
                error={errors.find(({ name }) => name === field.name)?.message}
              />
            ))}
          </div>
          <button className="button button-primary" type="submit" aria-disabled={isPending}>
            {(isPending && block.pendingLabel) || block.submitLabel}
          </button>
          <Paragraph html={block.note} className="note" />
        </form>
      </div>
    </Section>
  );
}
