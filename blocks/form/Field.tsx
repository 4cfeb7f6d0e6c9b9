import type { ComponentProps } from 'react';
import type { Field as FieldData } from '../../schema/types.ts';

interface FieldProps {
  field: FieldData;
  id: string;
  error: string | undefined;
}

/** Renders a field with its label, hint and error, which are associated for screen readers. */
export function Field({ field, id, error }: FieldProps) {
  const describedBy = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={field.kind === 'textarea' ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>{field.label}</label>
      {field.hint && (
        <p className="hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      <div className={field.prefix ? 'box box-prefixed' : 'box'}>
        {field.prefix && <span aria-hidden="true">{field.prefix}</span>}
        <Control
          field={field}
          common={{
            id,
            name: field.name,
            required: field.required,
            autoComplete: field.autocomplete,
            'aria-invalid': error === undefined ? undefined : true,
            'aria-describedby': describedBy || undefined,
          }}
        />
      </div>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type CommonProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'autoComplete' | 'aria-invalid' | 'aria-describedby'
>;

function Control({ field, common }: { field: FieldData; common: CommonProps }) {
  if (field.kind === 'textarea') return <textarea {...common} rows={field.rows} placeholder={field.placeholder} />;
  if (field.kind !== 'select') {
    return <input {...common} type={field.kind} inputMode={field.inputmode} placeholder={field.placeholder} />;
  }
  return (
    <select {...common} defaultValue={field.placeholder === undefined ? undefined : ''}>
      {field.placeholder !== undefined && (
        <option value="" disabled={field.required}>
          {field.placeholder}
        </option>
      )}
      {field.options?.map((option, index) => (
        <option key={index}>{option}</option>
      ))}
    </select>
  );
}
