/** The parts of the page, in their order; the id is their address. */
export const SECTIONS = {
  perfil: 'Perfil',
  plan: 'Cuenta y plan',
  seguridad: 'Seguridad',
  integraciones: 'Integraciones',
  datos: 'Tus datos',
} as const;

export type SectionId = keyof typeof SECTIONS;
export const SECTION_IDS = Object.keys(SECTIONS) as SectionId[];
