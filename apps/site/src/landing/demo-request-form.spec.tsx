import { renderRoutes, stubFetch, type StubReply } from '@cartaviva/web-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DemoRequestForm from './demo-request-form';

const show = (reply: StubReply = { status: 201, body: {} }) => {
  const calls = stubFetch({ 'POST /api/demo-requests': reply });
  renderRoutes([{ path: '/', element: <DemoRequestForm /> }]);
  return calls;
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const fill = async () => {
  await userEvent.type(field(/^Nombre/), 'Ana Díaz');
  await userEvent.type(field(/^Restaurante/), 'El Fogón');
  await userEvent.type(field(/^Email/), 'ana@fogon.do');
};
const submit = () =>
  userEvent.click(screen.getByRole('button', { name: 'Solicitar demostración' }));

describe('asking for a demonstration', () => {
  it('says under each field what is missing, and sends nothing', async () => {
    const calls = show();
    await submit();
    expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(2);
    expect(screen.getByText('Email inválido')).toBeVisible();
    expect(field(/^Nombre/)).toHaveAccessibleDescription('Este campo es obligatorio');
    expect(calls).toEqual([]);
  });

  it('sends what was written, thanks and empties the form', async () => {
    const calls = show();
    await fill();
    await submit();
    expect(await screen.findByText('Demo request submitted!')).toBeVisible();
    expect(
      screen.getByText("We'll contact you within 24 hours to schedule your personalized demo."),
    ).toBeVisible();
    expect(calls).toEqual([
      {
        call: 'POST /api/demo-requests',
        body: { name: 'Ana Díaz', email: 'ana@fogon.do', restaurant: 'El Fogón', phone: null },
      },
    ]);
    expect(field(/^Nombre/)).toHaveValue('');
  });

  it('keeps what was written when sending fails', async () => {
    show({ status: 503 });
    await fill();
    await submit();
    expect(
      await screen.findByText('Failed to submit demo request. Please try again.'),
    ).toBeVisible();
    expect(field(/^Restaurante/)).toHaveValue('El Fogón');
  });

  it('shows what the server refuses at its field', async () => {
    show({ status: 400, body: { error: 'x', fields: { email: 'Este email rebota' } } });
    await fill();
    await submit();
    expect(await screen.findByText('Este email rebota')).toBeVisible();
  });
});
