import type { HelpCategory } from '../help-article';

export const analytics: HelpCategory = {
  id: 'analytics-y-reportes',
  title: 'Analytics y Reportes',
  text: 'Cuánta gente abre tu menú, qué contamos y qué no.',
  articles: [
    {
      id: 'que-muestra-el-panel',
      title: 'Leer las visitas en tu Panel de Control',
      text: [
        'Arriba del [Panel de Control](/dashboard) ves tres números: «Menús Totales», «Ítems del Menú» y «Publicados».',
        'La tarjeta «Visitas» muestra tus tres menús más vistos en los últimos 7 días, día por día, y cuánto subieron o bajaron frente a los 7 anteriores. Un menú recién abierto dice «Nuevo» en vez de un porcentaje.',
        'En «Actividad reciente» está lo último que hiciste con tus menús.',
      ],
      image: 'panel',
      related: ['que-es-una-visita', 'privacidad-de-comensales', 'que-incluye-cada-plan'],
    },
    {
      id: 'que-es-una-visita',
      title: 'Qué cuenta como una visita, por QR o por enlace',
      text: [
        'Contamos una visita por cada navegador, menú y día. Si la misma persona abre tu menú tres veces en el almuerzo es una visita; si vuelve mañana, es otra.',
        'No se cuentan los robots de los buscadores, las vistas previas que hacen los chats al compartir un enlace, ni tus propias aperturas mientras tienes la sesión iniciada.',
        'Tampoco quien pide no ser contado. Por eso el número real siempre es un poco mayor que el que ves.',
        'El código QR lleva una marca que nos dice que el menú se abrió escaneando; todo lo demás es un enlace directo. La marca se borra de la barra de direcciones al abrir, así que un enlace reenviado no parece otro escaneo.',
        'Las visitas se guardan 13 meses: lo justo para comparar un mes con el mismo del año pasado.',
      ],
      related: ['que-muestra-el-panel', 'privacidad-de-comensales', 'qr-despues-de-cambios'],
    },
    {
      id: 'conectar-programas',
      title: 'Llevar tu carta y tus datos a otro programa',
      text: [
        'Tus datos son tuyos. La carta de un menú sale como tabla con «Exportar a CSV», en «Más acciones del menú» de la pestaña «Ítems».',
        'Para que tu punto de venta o tu página web lean y cambien tus menús solos, crea una clave.',
      ],
      steps: [
        'En [Mi Perfil](/profile) ve a «Claves de API».',
        'Escribe el «Nombre de la clave», para reconocerla después, y pulsa «Crear clave».',
        'Pulsa «Copiar» y guárdala bien: no volveremos a mostrarla. Después, «Ya la guardé».',
        'Dásela a quien programa, junto a la [documentación de la API](/documentacion-api).',
      ],
      image: 'claves',
      after: [
        'Si una clave se pierde o ya no la usas, «Revocar» la apaga al instante. Para llevarte todo de una vez, en [Mi Perfil](/profile), «Descargar tus datos» te da menús, fotos y cuenta en un archivo .zip.',
      ],
      related: ['importar-carta', 'que-es-una-visita', 'cuando-vence-el-plan'],
    },
    {
      id: 'privacidad-de-comensales',
      title: 'La privacidad de tus clientes al abrir el menú',
      text: [
        'No pedimos nombre, teléfono ni email a quien mira un menú. Su navegador guarda un número al azar, distinto en cada menú: no dice quién es y no puede unirse entre restaurantes.',
        'De la dirección de red guardamos solo una parte, que no alcanza para señalar un equipo.',
        'Si el navegador pide no ser seguido (Do Not Track o Global Privacy Control), no se crea ni se envía nada. Cualquiera puede pedir lo mismo en la página de [Cookies](/cookies). El menú se ve igual.',
      ],
      related: ['que-es-una-visita', 'conectar-programas', 'compartir-enlace'],
    },
  ],
};
