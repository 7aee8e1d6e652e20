import { useSearchParams } from 'react-router-dom';

export type AdminView = 'usuarios' | 'solicitudes';

/** What of the admin area is shown; all of it stands in the address, to be kept and sent. */
export function useAdminAddress() {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('pagina'));
  return {
    view: (search.get('vista') === 'solicitudes' ? 'solicitudes' : 'usuarios') as AdminView,
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
