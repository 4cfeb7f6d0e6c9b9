import type { ComponentProps, ReactNode } from 'react';
import type { Field as FieldData } from '../../../schema/types.ts';
import type { MarkedField } from '../prepare.ts';

export interface FieldProps {
  field: MarkedField;
  id: string;
  error: string | undefined;
  /** The condition of a field that is shown only in some cases. */
  condition?: { className: string; text: string; isHidden: boolean } | undefined;
  /** The control of a kind that this component does not know. */
  children?: ReactNode;
}

/** Renders a field with its label, hint and error, which are associated for screen readers. */
export function Field({ field, id, error, condition, children }: FieldProps) {
  const className = field.kind === 'textarea' ? 'field field-wide' : 'field';
  return (
    <div className={condition ? `${className} ${condition.className}` : className} hidden={condition?.isHidden}>
      <label htmlFor={id}>
        <Label of={field} />
      </label>
      <Condition of={condition} />
      <Hint of={field} id={id} />
      <div className={field.prefix ? 'box box-prefixed' : 'box'}>
        {field.prefix && <span aria-hidden="true">{field.prefix}</span>}
        {children ?? <Control field={field} common={commonProps({ field, id, error, condition })} />}
      </div>
      <ErrorText of={error} id={id} />
    </div>
  );
}

/** Renders what a field is called, or a longer sentence in its place, and whether it may be left empty. */
export function Label({ of: { label, note }, children }: { of: MarkedField; children?: ReactNode }) {
  return (
    <>
      {children || label}
      {note !== undefined && <span className="optional"> {note}</span>}
    </>
  );
}

/** Renders in words when a field applies, where the style sheet cannot hide it. */
export function Condition({ of }: { of: FieldProps['condition'] }) {
  return of ? <p className="hint condition">{of.text}</p> : null;
}

/** Renders the line of help under a label. */
export function Hint({ of: { hint }, id }: { of: FieldData; id: string }) {
  if (!hint) return null;
  return (
    <p className="hint" id={`${id}-hint`}>
      {hint}
    </p>
  );
}

/** Renders what is wrong with a field. */
export function ErrorText({ of, id }: { of: string | undefined; id: string }) {
  if (!of) return null;
  return (
    <p className="error" id={`${id}-error`}>
      {of}
    </p>
  );
}

type CommonProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'disabled' | 'autoComplete' | 'aria-invalid' | 'aria-describedby'
>;

/** Returns what the control of every kind has. */
export function commonProps({ field, id, error, condition }: Omit<FieldProps, 'children'>): CommonProps {
  return {
    id,
    name: field.name,
    required: field.required,
    disabled: condition?.isHidden,
    autoComplete: field.autocomplete,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy(field, id, error),
  };
}

/** Returns the ids of the texts that describe a field. */
export function describedBy(field: FieldData, id: string, error: string | undefined): string | undefined {
  return [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

function Control({ field, common }: { field: FieldData; common: CommonProps }) {
  if (field.kind === 'textarea') return <textarea {...common} rows={field.rows} placeholder={field.placeholder} />;
  if (field.kind !== 'select') {
    const step = field.kind === 'number' && field.inputmode === 'decimal' ? 'any' : undefined;
    return (
      <input {...common} type={field.kind} step={step} inputMode={field.inputmode} placeholder={field.placeholder} />
    );
  }
  return <Select field={field} common={common} />;
}

interface SelectProps {
  field: FieldData;
  common: CommonProps;
  /** Returns the class of an option. */
  mark?(option: string): string | undefined;
}

/** Renders a select; its placeholder is an option that cannot be chosen where the field is required. */
export function Select({ field: { placeholder, required, options }, common, mark }: SelectProps) {
  return (
    <select {...common} defaultValue={placeholder === undefined ? undefined : ''}>
      {placeholder !== undefined && (
        <option value="" disabled={required}>
          {placeholder}
        </option>
      )}
      {options?.map((option, index) => (
        <option key={index} className={mark?.(option)}>
          {option}
        </option>
      ))}
    </select>
  );
}
