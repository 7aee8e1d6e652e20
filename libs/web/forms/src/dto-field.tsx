import { Field, type FieldControl } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { get, type FieldValues, type Path, type UseFormRegisterReturn } from 'react-hook-form';
import type { DtoForm } from './dto-form';

interface DtoFieldProps<Dto extends FieldValues> {
  readonly form: DtoForm<Dto>;
  readonly name: Path<Dto>;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  /** Converts the typed text to the form's value. The default is the text itself. */
  readonly as?: { readonly setValueAs: (text: string) => string };
  readonly children: (input: FieldControl & UseFormRegisterReturn) => ReactNode;
}

export function DtoField<Dto extends FieldValues>({
  form,
  name,
  as,
  children,
  ...field
}: DtoFieldProps<Dto>) {
  const error: unknown = get(form.formState.errors, `${name}.message`);
  return (
    <Field {...field} error={typeof error === 'string' ? error : undefined}>
      {(control) => children({ ...control, ...form.register(name, as) })}
    </Field>
  );
}
