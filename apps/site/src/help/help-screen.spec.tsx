import { renderRoutes, stubFetch } from '@cartaviva/web-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CATEGORIES } from './articles';
import HelpScreen from './help-screen';

const show = (at = '/') => {
  stubFetch({});
  renderRoutes([{ path: '/', element: <HelpScreen /> }], at);
};
const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the help centre', () => {
  it('has six categories of four articles, each with something to read', () => {
    expect(CATEGORIES.map(({ title }) => title)).toEqual([
      'Primeros Pasos',
      'Gestión de Menús',
      'Códigos QR y Enlaces',
      'Analytics y Reportes',
      'Facturación y Suscripciones',
      'Solución de Problemas',
    ]);
    const articles = CATEGORIES.flatMap((category) => category.articles);
    expect(articles).toHaveLength(24);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(24);
    for (const { text, steps = [] } of articles) {
      expect([...text, ...steps].join(' ').length).toBeGreaterThan(120);
    }
  });

  it('filters by title and forgives accents, capitals and the order of words', async () => {
    show();
    const search = screen.getByRole('searchbox', { name: 'Buscar en los artículos' });
    await userEvent.type(search, 'QR CODIGO');
    expect(titles()).toEqual(['Descargar tu código QR', 'El código QR no escanea']);
    expect(screen.getByText('2 artículos')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Primeros Pasos' })).toBeNull();
  });

  it('offers a person when no title fits', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), 'helicóptero');
    expect(titles()).toEqual([]);
    expect(screen.getByText('No hay artículos con esas palabras')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escribir a soporte' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });

  it('opens the article that a link names', () => {
    show('/#descargar-qr');
    expect(document.getElementById('descargar-qr')).toHaveAttribute('open');
    expect(document.getElementById('imprimir-qr')).not.toHaveAttribute('open');
  });
});
