import { Button, Field, TextInput } from '@cartaviva/ui';
import { Search } from 'lucide-react';
import { useAdminAddress } from '../admin-address';
import { userMessages as messages } from '../messages';

export function UserSearch() {
  const { searched, find } = useAdminAddress();
  return (
    <form
      role="search"
      key={searched}
      onSubmit={(event) => {
        event.preventDefault();
        find(String(new FormData(event.currentTarget).get('words')).trim());
      }}
      className="mb-6 flex max-w-130 items-end gap-3"
    >
      <div className="grow">
        <Field label={messages.search}>
          {(control) => (
            <TextInput
              type="search"
              name="words"
              defaultValue={searched}
              autoComplete="off"
              {...control}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="secondary">
        <Search aria-hidden />
        {messages.submit}
      </Button>
    </form>
  );
}
