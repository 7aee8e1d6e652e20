import type { DtoClass } from '@cartaviva/contracts';
import { ApiError, isRefusal, sentenceOf } from '@cartaviva/api-client';
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
   * appears at the field that `fieldOf` names for its reason, or else in `FormError`, in the
   * server's words or in `fallback`.
   */
  readonly onSubmit: (
    send: (values: Dto) => Promise<unknown>,
    fallback: string,
    fieldOf?: Readonly<Record<string, Path<Dto>>>,
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

  const onSubmit: DtoForm<Dto>['onSubmit'] = (send, fallback, fieldOf = {}) =>
    form.handleSubmit(async (values) => {
      try {
        await send(values);
      } catch (error) {
        messagesOf(error, values, fieldOf, fallback).forEach(([name, message], index) =>
          form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
        );
      }
    });

  return { ...form, onSubmit };
}

/** What is said where: at the form's fields, or about the whole of it (`root`). */
function messagesOf<Dto extends FieldValues>(
  error: unknown,
  values: Dto,
  fieldOf: Readonly<Record<string, Path<Dto>>>,
  fallback: string,
): (readonly [name: Path<Dto> | 'root', message: string])[] {
  const named = Object.entries((error instanceof ApiError && error.problem.fields) || {});
  const ours = named.filter(([name]) => name in values);
  if (ours.length > 0) return ours as [Path<Dto>, string][];
  const reason = Object.keys(fieldOf).find((known) => isRefusal(error, known));
  return [[(reason && fieldOf[reason]) || 'root', sentenceOf(error, fallback)]];
}
