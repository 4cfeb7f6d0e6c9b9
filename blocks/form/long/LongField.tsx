import type { Field as FieldData } from '../../../schema/types.ts';
import { boundOn } from '../../../schema/addresses/form-rules.ts';
import { Field, Select, commonProps } from '../parts/Field.tsx';
import type { FieldProps } from '../parts/Field.tsx';
import { useIsHydrated } from '../hooks/use-is-hydrated.ts';
import type { LongFormBlock } from '../prepare.ts';
import { Checkbox, Choices } from './Choices.tsx';
import type { KindProps } from './Choices.tsx';
import { conditionOf, markOf } from './conditions.ts';
import { FileBox } from './files/FileBox.tsx';

export interface LongFieldProps extends Pick<FieldProps, 'id' | 'error'> {
  form: LongFormBlock;
  field: FieldData;
  hidden: ReadonlySet<string>;
}

/** Renders a field of any kind, with its condition. */
export function LongField({ form, field, id, error, hidden }: LongFieldProps) {
  const isHydrated = useIsHydrated();
  const condition = conditionOf(form, field, hidden);
  // Before scripts run, nothing knows whether the condition holds; then the server does.
  const required = field.required && (condition === undefined || (isHydrated && !condition.isHidden));
  const props: KindProps = {
    field: { ...field, required },
    id,
    error,
    condition,
    mark: (value) => markOf(form, field.name, value),
  };
  if (field.kind === 'radio' || (field.kind === 'checkbox' && field.options)) return <Choices {...props} />;
  if (field.kind === 'checkbox') return <Checkbox {...props} />;
  if (field.kind === 'file') return <FileBox {...props} words={form.words} />;
  if (field.kind === 'select')
    return <Field {...props}>{<Select field={props.field} common={commonProps(props)} mark={props.mark} />}</Field>;
  if (field.kind !== 'date' && field.kind !== 'time' && field.kind !== 'number') return <Field {...props} />;
  return (
    <Field {...props}>
      <input {...commonProps(props)} {...boundsOf(field, isHydrated)} type={field.kind} inputMode={field.inputmode} />
    </Field>
  );
}

/** Returns the bounds of an input. Those that depend on the day are left to scripts and to the server. */
function boundsOf({ kind, inputmode, minimum, maximum, earliest, latest }: FieldData, isHydrated: boolean) {
  if (kind === 'number') return { min: minimum, max: maximum, step: inputmode === 'decimal' ? 'any' : undefined };
  const today = isHydrated ? new Date().toLocaleDateString('sv') : undefined; // as 2026-05-12
  const boundOf = (bound: string | undefined) => {
    if (!bound?.startsWith('today')) return bound;
    return today && boundOn(bound, today);
  };
  return { min: boundOf(earliest), max: boundOf(latest) };
}
