import { api } from '@cartaviva/api-client';
import { ChangeMemberRoleRequest, type PersonView } from '@cartaviva/contracts';
import { ACCOUNT_ROLE_NAMES, MEMBER_ROLES, type MemberRole } from '@cartaviva/domain';
import { FormError, useDtoForm } from '@cartaviva/forms';
import { useRole } from '@cartaviva/session';
import { Button, Dialog, useToast } from '@cartaviva/ui';
import { messages, rolesBelow } from './messages';
import { RoleField } from './role-field';
import { usePeople } from './use-people';

const { change } = messages;

interface RoleDialogProps {
  readonly person: PersonView & { readonly role: MemberRole };
  readonly onClose: () => void;
}

export function RoleDialog({ person: { userId, name, role }, onClose }: RoleDialogProps) {
  const form = useDtoForm(ChangeMemberRoleRequest, { role });
  const roles = rolesBelow(useRole(), MEMBER_ROLES);
  const { mutate } = usePeople();
  const toast = useToast();
  const save = form.onSubmit(async (values) => {
    if (values.role !== role) {
      await api.patch('/api/people/{userId}', { params: { path: { userId } }, body: values });
      toast({ title: change.done(name, ACCOUNT_ROLE_NAMES[values.role]), tone: 'success' });
      await mutate();
    }
    onClose();
  }, change.failed);
  const { errors, isSubmitting } = form.formState;

  return (
    <Dialog open onOpenChange={onClose} title={change.title(name)} description={change.description}>
      <form onSubmit={(event) => void save(event)} noValidate className="grid gap-5">
        <RoleField
          label={change.role}
          roles={roles}
          field={form.register('role')}
          error={errors.role?.message}
        />
        <FormError message={errors.root?.message} />
        <Button type="submit" className="sm:justify-self-end" busy={isSubmitting}>
          {change.submit}
        </Button>
      </form>
    </Dialog>
  );
}
