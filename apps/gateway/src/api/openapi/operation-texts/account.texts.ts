import type { OperationTexts } from './operation-text';

export const ACCOUNT_OPERATIONS: OperationTexts = {
  'login.redirect': [
    'Redirige (302) a la entrada, al registro si este navegador nunca entró, o a la página pedida si ya hay sesión.',
  ],
  'google.listMethods': ['Dice si esta instalación ofrece entrar con Google.'],
  'google.begin': [
    'Redirige (302) a Google con `Location`. Al volver, sigue a la página de `volver`.',
    'GOOGLE_REFUSED',
  ],
  'google.finish': [
    'Google vuelve aquí. Redirige (302) a la página pedida, con la sesión abierta, o a la puerta si algo no está en orden.',
  ],
  'account.export': ['Un ZIP con tus datos en JSON y tus imágenes.'],
  'demo.enter': ['Los datos con que empieza el modo demo, que trabaja solo en el navegador.'],
  'status.get': ['Cómo está cada parte ahora, su disponibilidad de 90 días y los incidentes.'],
  'me.get': [
    'La cuenta para la que actúa quien llama. Con una clave, su nombre, sus permisos y cuándo vence; con una sesión, el papel de la persona en la cuenta.',
  ],
};
