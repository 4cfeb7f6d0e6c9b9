import type { RefObject } from 'react';
import type { Form } from '../../../schema/types.ts';
import { PhoneText } from '../../shared/phone/PhoneText.tsx';
import type { FormState } from '../hooks/use-form.ts';

interface ReportProps {
  state: FormState;
  block: Form;
  id: string;
  box: RefObject<HTMLDivElement | null>;
}

/**
 * Renders the result of a form above its fields; a single mistake is shown only at its field. The box always exists, so
 * that screen readers observe it.
 */
export function Report({ state, block, id, box }: ReportProps) {
  const isListed = state.kind === 'invalid' && state.isListed;
  const isBad = isListed || state.kind === 'failure';
  const isShown = isBad || state.kind === 'success';
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={isBad ? 'alert' : 'status'}
      className={isShown ? `report report-${isBad ? 'bad' : 'good'}` : 'report'}
    >
      {(state.kind === 'success' || state.kind === 'failure') && (
        <p>
          <PhoneText text={state.message} />
        </p>
      )}
      {isListed && (
        <>
          <p>{block.messages?.invalid ?? block.messages?.failure}</p>
          <ul>
            {state.errors.map(({ name, message }) => (
              <li key={name}>
                <a href={`#${id}-${name}`}>
                  {withLabel(block.fields.find((field) => field.name === name)?.label, message)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The server's sentences begin with the label. */
function withLabel(label = '', message: string): string {
  return message.startsWith(label) ? message : `${label}: ${message}`;
}
