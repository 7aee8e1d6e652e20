import type { HelpCategory } from '../help-article';

export const analytics: HelpCategory = {
  id: 'analytics-y-reportes',
  title: 'Analytics y Reportes',
  articles: [
    {
      id: 'que-muestra-el-panel',
      title: 'Qué muestra tu Panel de Control',
      text: [
        'Arriba ves tres números: cuántos menús tienes, cuántos ítems suman entre todos y cuántos están publicados.',
        'Debajo está la lista de tus menús con su estado, Borrador o Publicado, y los botones para editarlos y verlos.',
      ],
    },
    {
      id: 'que-es-una-visita',
      title: 'Qué cuenta como una visita',
      text: [
        'Registramos una visita por cada navegador que abre tu menú publicado. Si la misma persona vuelve con el mismo teléfono, no se repite.',
        'No se cuentan los robots de los buscadores ni tus propias aperturas mientras tienes la sesión iniciada.',
      ],
    },
    {
      id: 'qr-o-enlace',
      title: 'Visitas por QR y visitas por enlace',
      text: [
        'El código QR lleva una marca en la dirección que nos dice que el menú se abrió escaneando. Todo lo demás es un enlace directo.',
        'La marca se borra de la barra de direcciones al abrir el menú. Así, si un comensal reenvía el enlace, no parece otro escaneo.',
      ],
    },
    {
      id: 'privacidad-de-comensales',
      title: 'La privacidad de tus comensales',
      text: [
        'No pedimos nombre, teléfono ni email a quien mira un menú. Guardamos un número al azar, distinto en cada menú, y solo una parte de la dirección de red.',
        'Si el navegador pide no ser seguido (Do Not Track o Global Privacy Control), no se crea ni se envía nada. El menú se ve igual.',
      ],
    },
  ],
};
