import { isOffered } from './operation';

export const PARTS = {
  start: {
    id: 'empezar',
    title: 'Tu primer menú publicado en cinco minutos',
    text: [
      [
        '1. En ',
        { text: 'Mi Perfil', to: '/profile' },
        ', en Integraciones, crea una clave con los permisos menus:write y webhooks. Guárdala junto a la dirección de la API: los ejemplos leen estas variables y, con ellas puestas, se copian y se ejecutan tal cual en curl, en Node 20, en Python 3.9 o en PHP 8, sin instalar nada.',
      ],
    ],
  },
  keys: {
    id: 'autenticacion',
    title: 'Autenticación y permisos',
    text: [
      'Envía la clave en la cabecera Authorization de cada llamada: Bearer y tu clave, que empieza por cv_live_. Vale lo mismo que tu contraseña: nunca la pongas en una dirección ni en el código de una página.',
      'Cada clave tiene los permisos que le diste al crearla: menus:read ve tus menús, menus:write los cambia (y los ve), analytics:read ve sus visitas y webhooks administra tus avisos; crearlos, cambiarlos y ver lo enviado pide también menus:read, porque traen lo que tus menús dicen. Cada llamada dice qué permiso pide; sin él la respuesta es 403 y nombra el que falta. Cuenta, pagos y las propias claves son solo para tu sesión.',
      'Solo te la mostramos al crearla. Renuévala en tu perfil para recibir otra con los mismos permisos: la anterior funciona 24 horas más, para que la cambies sin cortes. Si se te escapa, revócala y deja de servir en el acto. Una clave con vencimiento responde 401 desde ese momento.',
      'Leer un menú publicado y obtener su código QR no necesita clave.',
    ],
  },
  versions: {
    id: 'versiones',
    title: 'Versiones de la API',
    text: [
      'Una versión es una fecha. La respuesta dice con cuál se hizo en CartaViva-Version; envía esa misma cabecera con la fecha para la que escribiste tu programa. Sin ella respondemos con la de hoy.',
      'Agregar una llamada, un parámetro opcional, un campo o un evento no es otra versión: ignora los campos que no conozcas. Lo que vaya a desaparecer lleva antes las cabeceras Deprecation y Sunset, y se anuncia abajo, en Cambios.',
    ],
  },
  format: {
    id: 'formato',
    title: 'Fechas, dinero y nombres',
    text: [
      'Las fechas van en RFC 3339, en UTC: 2026-11-23T14:30:00.000Z. El dinero va como texto decimal, "350.00", en la moneda que dice currency. Los identificadores son UUID.',
    ],
  },
  paging: {
    id: 'paginas',
    title: 'Listas: páginas, filtros y orden',
    text: [
      'Sin page ni limit, casi todas las listas vienen enteras: platos, categorías, traducciones, webhooks. La de menús, la actividad, la comparación de menús y las entregas de un webhook vienen siempre por páginas. page empieza en 1; limit es 100 como mucho, y 20 si pides una página sin decirlo. La cabecera X-Total-Count dice cuántos hay en total y Link trae las direcciones de las demás páginas: síguelas tal como vienen.',
      ...(isOffered('sort')
        ? ['Cada lista dice en su referencia qué filtros y qué orden (sort) acepta.']
        : []),
      ...(isOffered('fields')
        ? [
            'Donde estén, fields elige los campos de la respuesta e include trae lo relacionado en la misma llamada.',
          ]
        : []),
    ],
  },
  limits: {
    id: 'limites',
    title: 'Límites',
    text: [
      'Cuántas llamadas puedes hacer por hora depende de tu plan. La cabecera RateLimit dice cuántas te quedan (r) y en cuántos segundos se renuevan (t). Al pasarte, la respuesta es 429 y Retry-After dice cuántos segundos esperar.',
    ],
  },
  errors: {
    id: 'errores',
    title: 'Errores',
    text: [
      'Toda llamada rechazada responde con application/problem+json (RFC 9457). type dice cuál es y no cambia; error es la frase para mostrar a una persona, fields dice qué campo está mal y por qué, y requestId nos ayuda a encontrar lo que pasó. Con Accept-Language: en, o con ?lang=en, detail viene en inglés; type es el mismo.',
    ],
  },
  idempotency: {
    id: 'repetir-sin-riesgo',
    title: 'Repetir sin riesgo',
    text: [
      'Si se corta la conexión mientras escribes, no sabes si el cambio llegó. Pon en la cabecera Idempotency-Key un valor tuyo, distinto en cada cambio: durante 24 horas, repetir la misma llamada con el mismo valor da la misma respuesta y un solo efecto, y la repetición lleva Idempotency-Replayed: true.',
      'El mismo valor con otro contenido es 422. Si la primera llamada aún está en marcha, es 409 con Retry-After.',
    ],
  },
  changes: {
    id: 'cambios-ajenos',
    title: 'No pisar cambios ajenos',
    text: [
      'Lo que se cambia lleva su versión en la cabecera ETag al leerlo o cambiarlo, y en el campo version. Devuélvela en If-Match al cambiarlo: si alguien lo cambió entretanto, nada se guarda y la respuesta es 412. Sin If-Match, el último que escribe gana.',
    ],
  },
  webhooks: {
    id: 'webhooks',
    title: 'Webhooks',
    text: [
      'Te avisamos en tu dirección cuando cambia un menú o lo que hay en él. Todo lo que cambia de un menú en un segundo llega en un solo aviso: data.events dice qué pasó, con el plato, la categoría o el menú completos, y data.sequence cuenta los avisos de ese menú. Si data.isPartial es true cambió más de lo que cabe: vuelve a leer el menú. Al crear un webhook recibes su secreto, whsec_…, esta única vez.',
      [
        'Cada aviso es un POST firmado según ',
        { text: 'Standard Webhooks', to: 'https://www.standardwebhooks.com/' },
        ', con las cabeceras webhook-id, webhook-timestamp y webhook-signature. Comprueba la firma antes de creerle, y rechaza los que tengan más de cinco minutos. El SDK y las bibliotecas de Standard Webhooks de tu lenguaje lo hacen por ti; estas comprobaciones no necesitan ninguna.',
      ],
      'Responde con un 2xx antes de 10 segundos. Si no, lo intentamos nueve veces en un día, con pausas cada vez más largas; si nada responde, el webhook se pausa y te escribimos. webhook-id es el mismo en cada intento y webhook-timestamp es la hora de cada uno: guarda los webhook-id que ya atendiste, y a uno repetido responde 2xx sin hacer nada más. Tu dirección tiene que ser pública; no seguimos redirecciones.',
      [
        'En ',
        { text: 'Mi Perfil', to: '/profile' },
        ' ves cada entrega con lo que respondiste, la envías otra vez, mandas una prueba y renuevas el secreto. También por API.',
      ],
    ],
  },
  sdk: {
    id: 'sdk',
    title: 'SDK para TypeScript',
    text: [
      '@cartaviva/sdk es el cliente con tipos: repite lo que falló de paso con su Idempotency-Key, recorre páginas, y comprueba la firma de los webhooks.',
    ],
  },
  embeds: {
    id: 'insertar',
    title: 'Tu menú en tu página web',
    text: [
      'Un menú publicado se puede mostrar dentro de cualquier página, con sus precios y agotados al momento. El marco no guarda cookies y sus visitas cuentan una vez, como enlace directo. En vez de la dirección legible puedes usar el id del menú, y ?lang=en para otro idioma.',
    ],
  },
  changelog: {
    id: 'cambios',
    title: 'Cambios',
    text: ['Lo que cambió para quien programa contra la API, lo más nuevo primero.'],
  },
  openApi: {
    id: 'openapi',
    title: 'OpenAPI, Postman y Bruno',
    text: [
      'La referencia sale de la descripción OpenAPI 3.1, que sirve para generar un cliente en tu lenguaje. La colección trae las mismas llamadas con sus ejemplos: impórtala en Postman, o en Bruno, que lee colecciones de Postman y OpenAPI, y pon tu clave en la variable CARTAVIVA_KEY.',
    ],
  },
} as const;
