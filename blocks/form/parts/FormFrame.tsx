import type { ReactNode } from 'react';
import type { Endpoint, Form } from '../../../schema/types.ts';
import { useSiteContext } from '../../shared/site-context.ts';
import { Paragraph, Prose } from '../../shared/Prose.tsx';
import { Section } from '../../shared/section/Section.tsx';
import type { FormControl } from '../hooks/use-form.ts';
import { useIsHydrated } from '../hooks/use-is-hydrated.ts';
import { Report } from './Report.tsx';
import { Honeypot } from './Honeypot.tsx';

interface FormFrameProps {
  block: Form;
  id: string;
  endpoint: Endpoint;
  control: FormControl;
  encType?: string | undefined;
  /** The fields. */
  children: ReactNode;
  /** Between the fields and the button. */
  beforeButton?: ReactNode;
  /** Below the button. */
  afterButton?: ReactNode;
  /** Whether the button is there. */
  hasButton?: boolean;
}

/** Returns the id of a form's section. */
export function idOfForm({ id, endpoint }: Form): string {
  return id ?? `form-${endpoint}`;
}

/** Renders what every form has: its texts, its report, its hidden values and its button. */
export function FormFrame(props: FormFrameProps) {
  const { state, form, report, submit, correct } = props.control;
  const { block, id, endpoint, encType, children, beforeButton, afterButton, hasButton = true } = props;
  const { labels } = useSiteContext();
  const isHydrated = useIsHydrated();
  const isPending = state.kind === 'pending';
  return (
    <Section block={block} className={block.look && `form-${block.look}`}>
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
          encType={encType}
          noValidate={isHydrated}
          aria-labelledby={`heading-${id}`}
          aria-busy={isPending}
          onSubmit={submit}
          onInput={correct}
        >
          <Report state={state} block={block} id={id} box={report} />
          {Object.entries(block.values ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} defaultValue={value} />
          ))}
          <Honeypot label={labels.trap} />
          {children}
          {beforeButton}
          {hasButton && (
            <button className="button button-primary" type="submit" aria-disabled={isPending}>
              {(isPending && block.pendingLabel) || block.submitLabel}
            </button>
          )}
          {afterButton}
          <Paragraph html={block.note} className="note" />
        </form>
      </div>
    </Section>
  );
}
