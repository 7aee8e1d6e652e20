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
  /** How what is typed becomes the form's value; else it is the text. */
  readonly as?: { readonly setValueAs: (text: string) => string };
  /** Draws the input with what ties it to the form and to its label. */
  readonly children: (input: FieldControl & UseFormRegisterReturn) => ReactNode;
}

/** A field of a DTO form: registered, labelled, with its message. */
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
