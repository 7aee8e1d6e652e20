import { aMenu } from '@cartaviva/web-testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor } from '../../../testing/open-editor';

const week = () => screen.getByRole('list', { name: 'Horario' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
/** Selects a time of day in the list with this label. The options contain non-breaking spaces. */
function pick(label: string, time: string): Promise<void> {
  const list = screen.getByLabelText<HTMLSelectElement>(label);
  const option = [...list.options].find(
    ({ text }) => text.replace(/[\u00a0\u202f]/g, ' ') === time,
  );
  return userEvent.selectOptions(list, option!);
}

async function openHours(openingHours: string | null) {
  let menu = aMenu({ openingHours });
  const reply = (body: unknown) => {
    menu = { ...menu, ...(body as object), version: menu.version + 1 };
    return { body: menu };
  };
  const { calls, path } = await openEditor({
    menu,
    replies: { [`PUT /api/menus/${menu.id}`]: reply },
  });
  return async (expected: string | null) => {
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => {
      const sent = calls.filter(({ call }) => call === `PUT ${path}`).map(({ body }) => body);
      expect(sent.findLast((body) => 'openingHours' in (body as object))).toEqual({
        openingHours: expected,
      });
    });
  };
}

describe('the opening hours', () => {
  it('begin with a usual week, and go to the server in the format of OpenStreetMap', async () => {
    const saves = await openHours(null);
    expect(screen.queryByRole('list', { name: 'Horario' })).toBeNull();
    await press('Poner horario');
    expect(within(week()).getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(screen.getByRole('switch', { name: 'Domingo' }));
    await pick('Sábado: cierra', '2:00 a. m.');
    expect(screen.getByText('del día siguiente')).toBeVisible();
    await choose('Los feriados', 'Cerrado');
    await saves('Mo-Fr 11:00-22:00; Sa 11:00-02:00; Su off; PH off');
  });

  it('are copied from one day to the others', async () => {
    const saves = await openHours('Mo 08:00-17:00; PH off');
    await press('Más sobre lunes');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copiar a los demás días' }));
    await saves('Mo-Su 08:00-17:00; PH off');
  });

  it('are taken away with one press', async () => {
    const saves = await openHours('24/7');
    expect(screen.getAllByText('24 horas')).toHaveLength(7);
    await press('Quitar horario');
    await saves(null);
  });

  it('say in words what diners will read, and refuse turns that overlap', async () => {
    await openHours('Mo-Fr 11:00-15:00,18:00-23:00; Sa-Su off');
    expect(screen.getByText(/^Tu menú dirá: Lunes a viernes: 11:00/)).toBeVisible();
    await pick('Lunes: abre el turno 2', '2:00 p. m.');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/no se cruzan/)).toBeVisible();
  });
});
