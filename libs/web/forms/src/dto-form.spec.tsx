import { ApiError } from '@cartaviva/api-client';
import { SignInRequest } from '@cartaviva/contracts';
import { TextInput } from '@cartaviva/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DtoField } from './dto-field';
import { useDtoForm } from './dto-form';
import { FormError } from './form-error';

function Form({ send }: { send: (values: SignInRequest) => Promise<unknown> }) {
  const form = useDtoForm(SignInRequest, { email: '', password: '' });
  const submit = form.onSubmit(send, 'Error al iniciar sesión', { 'password-wrong': 'password' });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <DtoField form={form} name="email" label="Email">
        {(input) => <TextInput {...input} />}
      </DtoField>
      <DtoField form={form} name="password" label="Contraseña">
        {(input) => <TextInput {...input} />}
      </DtoField>
      <FormError message={form.formState.errors.root?.message} />
      <button>Entrar</button>
    </form>
  );
}

async function fillIn(email: string, password: string) {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Contraseña'), password);
  await userEvent.click(screen.getByText('Entrar'));
}

const refusal = (problem: object) => () =>
  Promise.reject(new ApiError(400, 'Bad Request', JSON.stringify(problem)));

describe('useDtoForm', () => {
  it("says the DTO's messages and sends nothing", async () => {
    let sent = 0;
    render(<Form send={() => Promise.resolve((sent += 1))} />);
    await fillIn('nadie', '12345');
    expect(screen.getByText('Email inválido')).toBeVisible();
    expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(sent).toBe(0);
  });

  it("puts the server's messages at their fields and goes to the first", async () => {
    render(<Form send={refusal({ error: 'x', fields: { password: 'Es muy común' } })} />);
    await fillIn('a@b.do', '123456');
    expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('Es muy común');
    expect(screen.getByLabelText('Contraseña')).toHaveFocus();
  });

  it('puts a refusal at the field that is known for its reason', async () => {
    const type = 'urn:cartaviva:problem:password-wrong';
    render(<Form send={refusal({ type, error: 'No es correcta.' })} />);
    await fillIn('a@b.do', '123456');
    expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('No es correcta.');
    expect(screen.getByLabelText('Contraseña')).toHaveFocus();
  });

  it("says the server's sentence when no field is named, or ours when it said none", async () => {
    const { unmount } = render(<Form send={refusal({ error: 'No son correctos.' })} />);
    await fillIn('a@b.do', '123456');
    expect(screen.getByRole('alert')).toHaveTextContent('No son correctos.');
    unmount();

    render(<Form send={() => Promise.reject(new TypeError('Failed to fetch'))} />);
    await fillIn('a@b.do', '123456');
    expect(screen.getByRole('alert')).toHaveTextContent('Error al iniciar sesión');
  });
});
