import type { DtoClass } from '@cartaviva/contracts';
import { ApiError, sentenceOf } from '@cartaviva/api-client';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';

export interface DtoForm<Dto extends FieldValues> extends UseFormReturn<Dto> {
  /**
   * Sends a valid form. What the server refuses appears at its fields; a refusal without fields
   * appears in `FormError`, in the server's words or in `fallback`.
   */
  readonly onSubmit: (
    send: (values: Dto) => Promise<unknown>,
    fallback: string,
  ) => (event?: SubmitEvent<HTMLFormElement>) => Promise<void>;
}

/** A form whose rules and messages are those of the DTO it sends (architecture, decision 4). */
export function useDtoForm<Dto extends FieldValues>(
  dto: DtoClass<Dto>,
  defaultValues: DefaultValues<Dto>,
): DtoForm<Dto> {
  const form = useForm<Dto>({
    resolver: classValidatorResolver(dto),
    defaultValues,
    // Complaints that appear on blur move the button away from under the very click that blurs.
    mode: 'onSubmit',
  });

  const onSubmit: DtoForm<Dto>['onSubmit'] = (send, fallback) =>
    form.handleSubmit(async (values) => {
      try {
        await send(values);
      } catch (error) {
        showRefusal(form, error, fallback);
      }
    });

  return { ...form, onSubmit };
}

function showRefusal<Dto extends FieldValues>(
  form: UseFormReturn<Dto>,
  error: unknown,
  fallback: string,
): void {
  const fields = Object.entries((error instanceof ApiError && error.problem.fields) || {}).filter(
    ([name]) => name in form.getValues(),
  );
  fields.forEach(([name, message], index) =>
    form.setError(name as Path<Dto>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  if (fields.length === 0) form.setError('root', { message: sentenceOf(error, fallback) });
}
