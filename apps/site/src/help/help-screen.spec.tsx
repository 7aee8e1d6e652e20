import { renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../routes';
import { addressOf, ARTICLES } from './articles';

const show = (at = '/centro-ayuda') => {
  stubFetch({});
  return renderRoutes(routes, at);
};

describe('the help centre', () => {
  it('lists every article under its category', async () => {
    show();
    await screen.findByRole('heading', { level: 1, name: 'Centro de Ayuda' });
    for (const article of ARTICLES) {
      expect(screen.getByRole('link', { name: article.title })).toHaveAttribute(
        'href',
        addressOf(article),
      );
    }
  });

  it('finds while one types, keeps the words in the address, and offers a person', async () => {
    const { router } = show();
    const search = await screen.findByRole('searchbox', { name: 'Buscar en los artículos' });
    await userEvent.type(search, 'idoimas');
    expect(screen.getByRole('heading', { name: /en otros idiomas/ })).toBeVisible();
    expect(router.state.location.search).toBe('?q=idoimas');

    await userEvent.clear(search);
    await userEvent.type(search, 'helicóptero');
    expect(screen.getByText('0 artículos')).toBeVisible();
    expect(screen.getByText('No hay artículos con esas palabras')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escribir a soporte' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });

  it('gives an article its page, with what comes next and when people answer', async () => {
    show('/centro-ayuda/importar-carta');
    await screen.findByRole('heading', { level: 1, name: /Importar tu carta/ });
    expect(document.title).toContain('Importar tu carta');
    const related = within(screen.getByRole('navigation', { name: 'Sigue con' }));
    expect(related.getAllByRole('link').length).toBeGreaterThanOrEqual(2);
    const contact = within(screen.getByRole('region', { name: '¿No encuentras lo que buscas?' }));
    expect(contact.getByText(/unas 2 horas.*lunes a sábado, de 8 AM a 7 PM/)).toBeVisible();
  });

  it('says so of an article that is not', async () => {
    show('/centro-ayuda/otra-cosa');
    await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' });
    expect(screen.getByText('/centro-ayuda/otra-cosa')).toBeVisible();
  });
});
