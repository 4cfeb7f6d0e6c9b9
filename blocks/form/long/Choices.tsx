import { TICKED } from '../../../schema/addresses/form-rules.ts';
import { Sentence } from '../../shared/Prose.tsx';
import { Condition, ErrorText, Hint, Label, commonProps, describedBy } from '../parts/Field.tsx';
import type { FieldProps } from '../parts/Field.tsx';

/** What the components of the kinds get: a field with its condition, and the class of a choice that others wait for. */
export interface KindProps extends FieldProps {
  mark(value: string): string | undefined;
}

/** Renders several choices, of which one (radio) or some (checkbox) may be chosen. */
export function Choices(props: KindProps) {
  const { field, id, error, condition, mark } = props;
  const { required, ...common } = commonProps(props);
  return (
    <fieldset
      className={['field field-wide choices', condition?.className].filter(Boolean).join(' ')}
      hidden={condition?.isHidden}
      aria-describedby={describedBy(field, id, error)}
    >
      <legend>
        <Label of={field} />
      </legend>
      <Condition of={condition} />
      <Hint of={field} id={id} />
      <div className="options">
        {field.options?.map((option, index) => {
          const own = index === 0 ? id : `${id}-${index + 1}`;
          return (
            <div key={index} className="option">
              <input
                {...common}
                id={own}
                className={mark(option)}
                type={field.kind}
                value={option}
                required={field.kind === 'radio' && required}
                aria-describedby={undefined}
                data-least={field.kind === 'checkbox' && required && index === 0 ? 1 : undefined}
              />
              <label htmlFor={own}>{option}</label>
            </div>
          );
        })}
      </div>
      <ErrorText of={error} id={id} />
    </fieldset>
  );
}

/** Renders one box to tick, with its sentence. */
export function Checkbox(props: KindProps) {
  const { field, id, error, condition, mark } = props;
  return (
    <div
      className={['field field-wide choices', condition?.className].filter(Boolean).join(' ')}
      hidden={condition?.isHidden}
    >
      <Condition of={condition} />
      <div className="option">
        <input {...commonProps(props)} className={mark(TICKED)} type="checkbox" value={TICKED} />
        <label htmlFor={id}>
          <Label of={field}>{field.statement !== undefined && <Sentence html={field.statement} />}</Label>
        </label>
      </div>
      <Hint of={field} id={id} />
      <ErrorText of={error} id={id} />
    </div>
  );
}
