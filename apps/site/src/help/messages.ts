import { CONTACT } from '../contact';

export const MESSAGES = {
  title: 'Centro de Ayuda',
  description: 'Respuestas cortas para seguir con tu servicio.',
  search: 'Buscar en los artículos',
  placeholder: 'Busca por tema: precio, QR, foto…',
  found: (articles: number) => (articles === 1 ? '1 artículo' : `${articles} artículos`),
  nothing: {
    title: 'No hay artículos con esas palabras',
    text: `Prueba con una sola palabra, o escríbenos y te respondemos en unas ${CONTACT.reply}.`,
    action: 'Escribir a soporte',
  },
  back: 'Centro de Ayuda',
  where: 'Dónde estás',
  related: 'Sigue con',
  contact: {
    title: '¿No encuentras lo que buscas?',
    text: `Escríbenos y te respondemos en unas ${CONTACT.reply}. Por teléfono atendemos ${CONTACT.hours} (hora de República Dominicana).`,
    chat: 'Escríbenos por chat',
  },
} as const;
