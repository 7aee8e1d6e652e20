import { mailto } from '@cartaviva/api-client';
import { CONTACT } from '../contact';

export const MESSAGES = {
  home: 'CartaViva, inicio',
  navigation: 'Principal',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  signIn: 'Iniciar Sesión',
  panel: 'Mi panel',
  pitch: 'Menús digitales para restaurantes, cafés y food trucks. Hecho en República Dominicana.',
  rights: (year: number) => `© ${year} CartaViva`,
} as const;

export interface Destination {
  readonly label: string;
  readonly to: string;
}

/** Links on all pages except the landing page (specification §2, "Landing page"). */
export const PAGES: readonly Destination[] = [
  { label: 'Inicio', to: '/' },
  { label: 'Centro de Ayuda', to: '/centro-ayuda' },
  { label: 'API', to: '/documentacion-api' },
  { label: 'Estado', to: '/estado-sistema' },
];

export const FOOTER: readonly { readonly title: string; readonly links: readonly Destination[] }[] =
  [
    {
      title: 'Ayuda',
      links: [
        { label: 'Centro de Ayuda', to: '/centro-ayuda' },
        { label: 'Documentación de la API', to: '/documentacion-api' },
        { label: 'Estado del sistema', to: '/estado-sistema' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Privacidad', to: '/privacidad' },
        { label: 'Términos', to: '/terminos' },
        { label: 'Cookies', to: '/cookies' },
        { label: 'Contacto legal', to: mailto(CONTACT.legal) },
      ],
    },
  ];
