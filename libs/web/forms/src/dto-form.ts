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
   * Sends a valid form. Field errors from the server appear at their fields. A refusal without fields appears at the
   * field that `fieldOf` names for its reason, or else in `FormError`, with the server's sentence or with `fallback`.
   */
  readonly onSubmit: (
    send: (values: Dto) => Promise<unknown>,
    fallback: string,
    fieldOf?: Readonly<Record<string, Path<Dto>>>,
  ) => (event?: SubmitEvent<HTMLFormElement>) => Promise<void>;
}

/** Creates a form with the validation rules and messages of the DTO that it sends (architecture, decision 4). */
export function useDtoForm<Dto extends FieldValues>(
  dto: DtoClass<Dto>,
  defaultValues: DefaultValues<Dto>,
): DtoForm<Dto> {
  const form = useForm<Dto>({
    resolver: classValidatorResolver(dto),
    defaultValues,
    // Errors that appear on blur would move the button away from under the click that causes the blur.
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

/** Assigns the messages to the form's fields or to the whole form (`root`). */
function messagesOf<Dto extends FieldValues>(
  error: unknown,
  values: Dto,
  fieldOf: Readonly<Record<string, Path<Dto>>>,
  fallback: string,
): (readonly [name: Path<Dto> | 'root', message: string])[] {
  const named = Object.entries((error instanceof ApiError && error.problem.fields) || {});
  const ours = named.filter(([name]) => name.split('.')[0]! in values);
  if (ours.length > 0) return ours as [Path<Dto>, string][];
  const reason = Object.keys(fieldOf).find((known) => isRefusal(error, known));
  return [[(reason && fieldOf[reason]) || 'root', sentenceOf(error, fallback)]];
}
