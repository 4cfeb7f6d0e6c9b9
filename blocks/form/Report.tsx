import type { RefObject } from 'react';
import type { Form } from '../../schema/types.ts';
import type { FormState } from './use-form.ts';

interface ReportProps {
  state: FormState;
  block: Form;
  id: string;
  box: RefObject<HTMLDivElement | null>;
}

/** What became of the form, told above its fields. The box is always there, so that screen readers listen to it. */
export function Report({ state, block, id, box }: ReportProps) {
  const isBad = state.kind === 'invalid' || state.kind === 'failure';
  const isShown = isBad || state.kind === 'success';
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={isBad ? 'alert' : 'status'}
      className={isShown ? `report report-${isBad ? 'bad' : 'good'}` : 'report'}
    >
      {(state.kind === 'success' || state.kind === 'failure') && <p>{state.message}</p>}
      {state.kind === 'invalid' && (
        <>
          <p>{block.messages?.invalid ?? block.messages?.failure}</p>
          <ul>
            {state.errors.map(({ name, message }) => (
              <li key={name}>
                <a href={`#${id}-${name}`}>
                  {block.fields.find((field) => field.name === name)?.label}: {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
