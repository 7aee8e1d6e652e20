import { useSearchParams } from 'react-router-dom';

const VIEWS = ['usuarios', 'solicitudes', 'incidentes', 'avisos'] as const;
export type AdminView = (typeof VIEWS)[number];

/** Keeps the state of the admin area in the URL, so that a view can be bookmarked and shared. */
export function useAdminAddress() {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('pagina'));
  return {
    view: VIEWS.find((view) => view === search.get('vista')) ?? 'usuarios',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    searched: search.get('buscar') ?? '',

    show: (view: AdminView) => setSearch({ vista: view }),
    find: (words: string) => setSearch(words ? { buscar: words } : {}),
    pageLink: (number: number) => {
      const link = new URLSearchParams(search);
      link.set('pagina', `${number}`);
      return `?${link}`;
    },
  };
}
