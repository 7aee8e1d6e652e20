export interface ApiChange {
  /** `2026-11-23`. */
  readonly date: string;
  readonly changes: readonly string[];
}

/** API changes, newest first. A removal is announced here before its `Sunset`. */
export const CHANGELOG: readonly ApiChange[] = [
  {
    date: '2026-11-27',
    changes: [
      'updatedSince trae también los platos borrados, con deletedAt, por 30 días; externalId filtra por tu código. GET y DELETE /api/menus/{menuId}/items/by-external-id/{externalId} leen y borran por él, y POST /api/menus/{menuId}/items/deletions borra hasta 500 a la vez, con un informe por fila. Las filas de un informe traen version.',
      'GET /api/me dice de quién es la clave y qué puede hacer.',
      'Los avisos de webhooks dicen en author quién hizo cada cambio; menuIds limita un webhook a algunos menús.',
      'Un parámetro que la llamada no conoce se rechaza por su nombre. Con Accept-Language: en, o ?lang=en, detail viene en inglés.',
      'Una etiqueta que los alérgenos del plato desmienten, como Sin Gluten con Gluten, se rechaza con 400 en dietaryTags o allergens. Las que había se quitaron; la actividad nombra los platos.',
      'El precio de un plato con tamaños es el del primero: otro se rechaza en price, en vez de perderse.',
      'POST /api/price-changes rechaza con 422 la lista que tiene filas sin plato, y las nombra en rows; por código o por nombre necesita menuIds. Repetir la misma lista responde 200.',
      'En PUT /api/menus/{menuId}/items una fila sin itemId ni externalId cambia el plato que se llama así, en vez de crear otro; con sameName: add crea uno nuevo.',
      'Una fecha con hora y sin zona es la hora de Santo Domingo en todas las llamadas. Un día solo, donde va un momento, se rechaza.',
    ],
  },
  {
    date: '2026-11-25',
    changes: [
      'POST /api/scheduled-changes toma until: un menú se publica por un tiempo, y se programan a la vez los dos cambios. Cada uno dice en pairedWith cuál es el otro.',
      'La dirección y el código QR de un restaurante borrado llevan al primero de sus menús que esté en línea.',
      'Un ítem puede estar en varios menús, con precio y disponibilidad en cada uno: POST /api/menus/{menuId}/items/shared lo pone en otro, POST /api/menus/{menuId}/duplicate con shareItems abre un segundo local, GET dice dónde está y DELETE /api/items/{itemId}/sharing lo separa. Los ítems tienen sharedId.',
    ],
  },
  {
    date: '2026-11-24',
    changes: [
      'GET y POST /api/transfers traspasan una cuenta a uno de sus administradores, con sesión; GET /api/people dice en transfer si hay uno en espera. Las claves, los identificadores y las direcciones siguen iguales.',
      'GET /api/workbook da todos los menús en un libro de Excel, una hoja cada uno; POST /api/workbook los cambia con él en una sola operación, y con preview=true dice antes qué cambiaría.',
      'Restaurantes: /api/restaurants reúne varios menús en una dirección, /r/{slug}, y un código QR, con lo que el restaurante dice por todos. Los menús que no están en ninguno siguen como estaban.',
      'POST /api/price-changes cambia los precios de varios menús por porcentaje o por lista, con vista previa, en una transacción, y se deshace en 30 días. POST /api/scheduled-changes lo programa, o publica y despublica menús en una fecha.',
      'Una cuenta puede tener varias personas: GET /api/people, POST /api/invitations y GET /api/accounts, con sesión. Los planes dicen en peopleLimit cuántas incluyen. Las claves siguen como estaban.',
      'GET /api/menus/{menuId}/history da las versiones de un menú, con fecha y autor (el dueño, otra persona de la cuenta, una clave o el servicio); cada una se compara con la anterior o con la actual y se restaura, entera o en parte.',
    ],
  },
  {
    date: '2026-11-23',
    changes: [
      'Claves con permisos: menus:read, menus:write, analytics:read y webhooks. Pueden vencer, y se renuevan con 24 horas de margen. Las de antes siguen pudiendo todo.',
      'Todas las listas toman page y limit y responden X-Total-Count y Link. Platos y menús se filtran y se ordenan (sort); fields elige los campos e include trae lo relacionado. La actividad sigue por cursor.',
      'GET /api/items/{itemId} y GET /api/categories/{categoryId}. Las categorías tienen version.',
      'Toda escritura de menús, categorías, platos, orden, precios, traducciones y webhooks toma If-Match; las lecturas llevan ETag y responden 304; cada 201 dice en Location dónde está lo creado.',
      'CartaViva-Version dice la versión de la API, por su fecha. RateLimit llega con toda respuesta a una clave.',
      'PUT /api/menus/{menuId}/items crea y cambia hasta todos los platos de un menú en una llamada, por el código que les da tu programa (externalId), con un informe por fila.',
      'POST /api/items/{itemId}/photo y POST /api/menus/{menuId}/logo suben una imagen en una sola llamada.',
      'Webhooks según Standard Webhooks: eventos por menú, categoría y plato, agrupados por segundo y numerados por menú, intentos durante un día, registro de entregas, reenvío, prueba y cambio de secreto. El cuerpo de los avisos es otro: menu.changed, con data.events.',
      'La repetición de una escritura lleva Idempotency-Replayed; antes, Idempotent-Replayed.',
      'oEmbed en /api/oembed, y menús para insertar en /insertar/{menú} y con <cartaviva-menu>.',
      'Los menús tienen shortCode, lo que llevan sus códigos QR: /q/{shortCode}. Las direcciones de antes siguen.',
      'Los menús tienen design: uno de siete diseños, en todos los planes.',
      'Ejemplos en PHP y TypeScript, colección de Postman, y pruebas con tu propia clave en esta documentación.',
    ],
  },
];
