/** Sections of the page in display order. Each id is also the URL fragment of its section. */
export const SECTIONS = {
  perfil: 'Perfil',
  plan: 'Cuenta y plan',
  seguridad: 'Seguridad',
  integraciones: 'Integraciones',
  datos: 'Tus datos',
} as const;

export type SectionId = keyof typeof SECTIONS;
export const SECTION_IDS = Object.keys(SECTIONS) as SectionId[];
