import { api } from '@cartaviva/api-client';
import { InviteRequest } from '@cartaviva/contracts';
import { MEMBER_ROLES } from '@cartaviva/domain';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { useRole } from '@cartaviva/session';
import { Button, TextInput, useToast } from '@cartaviva/ui';
import { Send } from 'lucide-react';
import { messages, rolesBelow } from './messages';
import { RoleField } from './role-field';
import { usePeople } from './use-people';

const { invite } = messages;
const BLANK = { email: '', role: 'kitchen' } as const;

export function InviteForm() {
  const form = useDtoForm(InviteRequest, BLANK);
  const roles = rolesBelow(useRole(), MEMBER_ROLES);
  const { mutate } = usePeople();
  const toast = useToast();
  const send = form.onSubmit(
    async (values) => {
      const { email } = await api.post('/api/invitations', { body: values });
      toast({ title: invite.sent(email), tone: 'success' });
      form.setFocus('email');
      form.reset(BLANK);
      await mutate();
    },
    invite.failed,
    { 'person-already-there': 'email', 'invitation-open': 'email' },
  );
  const { errors, isSubmitting } = form.formState;

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5">
      <DtoField form={form} name="email" label={invite.email} hint={invite.emailHint}>
        {(input) => (
          <TextInput
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            className="sm:max-w-96"
            {...input}
          />
        )}
      </DtoField>
      <RoleField
        label={invite.role}
        roles={roles}
        field={form.register('role')}
        error={errors.role?.message}
      />
      <FormError message={errors.root?.message} />
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        <Send aria-hidden />
        {invite.submit}
      </Button>
    </form>
  );
}
