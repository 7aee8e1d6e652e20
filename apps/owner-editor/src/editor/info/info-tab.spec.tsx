import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMenu } from '../../testing/a-menu';
import { openEditor } from '../../testing/open-editor';

describe('the theme colour', () => {
  it('is one of seven, or any other by its number', async () => {
    await openEditor();
    expect(screen.getAllByRole('radio', { name: /^[A-ZÁ]/ })).toHaveLength(7);
    expect(screen.getByRole('radio', { name: 'Esmeralda' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Otro color' }));
    const number = await screen.findByLabelText('Código del color');
    await userEvent.clear(number);
    await userEvent.type(number, '7A1F3D');
    expect(screen.getByRole('radio', { name: 'Esmeralda' })).not.toBeChecked();
    expect(number).toHaveValue('#7a1f3d');
    expect(screen.getByText(/^Contraste excelente/)).toBeVisible();
    expect(screen.getByRole('slider', { name: 'Tono' })).toBeVisible();
  });

  it('says when it reads badly, and what is done about it', async () => {
    await openEditor();
    await userEvent.click(screen.getByRole('button', { name: 'Otro color' }));
    const number = await screen.findByLabelText('Código del color');
    await userEvent.clear(number);
    await userEvent.type(number, 'ffe000');
    expect(screen.getByText(/^Poco contraste \(1\.\d a 1\)/)).toBeVisible();
  });

  it('blames nobody for a colour that we offer', async () => {
    await openEditor();
    await userEvent.click(screen.getByRole('radio', { name: 'Lima' }));
    expect(screen.getByText(/^Los textos llevan un tono más fuerte/)).toBeVisible();
    expect(screen.queryByText(/Poco contraste/)).toBeNull();
  });
});

describe('prices', () => {
  it('offer the seventeen currencies by their Spanish names', async () => {
    await openEditor();
    expect(screen.getByLabelText('Moneda').querySelectorAll('option')).toHaveLength(17);
    expect(screen.getByRole('option', { name: 'Colón costarricense (₡)' })).toBeVisible();
  });

  it('show the legend that diners will read', async () => {
    await openEditor();
    expect(screen.getByText('Sin leyenda: tus precios son lo que se paga.')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Sumar 18 % de ITBIS' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Sumar 10 % de ley' }));
    expect(
      screen.getByText(/«A los precios se les suma 18 % de ITBIS y 10 % de ley\.»/),
    ).toBeVisible();
  });
});

describe('the public address', () => {
  it('can be read and copied', async () => {
    const user = userEvent.setup();
    await openEditor({ menu: aMenu({ isPublished: true }) });
    const url = 'http://localhost/m/comedor-altagracia';
    expect(screen.getByLabelText('Dirección de tu menú')).toHaveValue(url);
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(await screen.findByText('URL copiada')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(url);
  });
});
