import type { CreateItemRequest } from '@cartaviva/contracts';
import type { DtoForm } from '@cartaviva/forms';
import { Switch } from '@cartaviva/ui';
import { useController } from 'react-hook-form';
import { FORM_MESSAGES as MESSAGES } from './messages';

export function AvailableField({ form }: { form: DtoForm<CreateItemRequest> }) {
  const { field } = useController({ control: form.control, name: 'isAvailable' });
  return (
    <Switch
      label={MESSAGES.fields.available}
      checked={field.value ?? true}
      onCheckedChange={field.onChange}
    />
  );
}
