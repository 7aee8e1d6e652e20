import {
  CategoryView,
  ChangeAuthor,
  ItemView,
  MenuChangedData,
  MenuChangedPayload,
  MenuView,
  WEBHOOK_EVENTS,
  WebhookTestPayload,
  type WebhookEvent,
} from '@cartaviva/contracts';
import { dtoSchemas, refTo } from './dto-schemas';
import { deliveryExample, TEST_EXAMPLE } from './webhook-examples';

const EVENT_TEXTS: Readonly<Record<WebhookEvent, string>> = {
  'menu.created': 'Se creó un menú: vacío, con una plantilla o como copia de otro.',
  'menu.updated': 'Cambiaron datos del menú: `previous` trae los que cambiaron, como estaban.',
  'menu.published': 'El menú se publicó.',
  'menu.unpublished': 'El menú dejó de estar en línea.',
  'menu.reordered': 'Cambió el orden de categorías o ítems, o ítems pasaron a otra categoría.',
  'menu.translated': 'Cambiaron textos del menú en otro idioma: `language` dice cuál.',
  'menu.deleted': 'El menú se borró; `menu` es como era.',
  'menu.restored': 'Un menú borrado se recuperó, con todo su contenido.',
  'category.created': 'Se creó una categoría.',
  'category.updated': 'La categoría cambió de nombre o de horas; `previous` trae lo anterior.',
  'category.deleted': 'La categoría se borró; sus ítems siguen en el menú, sin categoría.',
  'item.created': 'Se creó un ítem, también al importar.',
  'item.updated':
    'Cambió un ítem (precio, disponibilidad, foto…): `previous` trae los campos que cambiaron, como estaban.',
  'item.deleted': 'El ítem se borró; `item` es como era.',
  'item.restored': 'Un ítem borrado se recuperó.',
};

const RESOURCES = { menu: MenuView, category: CategoryView, item: ItemView } as const;

/** Describes one event: its type, its resource, and the previous values of changed fields. */
function eventSchema(type: WebhookEvent) {
  const [kind, verb] = type.split('.') as [keyof typeof RESOURCES, string];
  const isUpdated = verb === 'updated';
  const isTranslated = verb === 'translated';
  return {
    title: type,
    description: EVENT_TEXTS[type],
    type: 'object',
    required: [
      ...['type', 'at', kind],
      ...(isUpdated ? ['previous'] : []),
      ...(isTranslated ? ['language'] : []),
    ],
    properties: {
      type: { type: 'string', const: type, description: 'Qué cambió.' },
      at: { type: 'string', format: 'date-time', description: 'Cuándo cambió, en UTC.' },
      author: {
        ...refTo(ChangeAuthor),
        description: 'Quién hizo el cambio; no viene en avisos de antes.',
      },
      [kind]: refTo(RESOURCES[kind]),
      ...(isUpdated && {
        previous: {
          type: 'object',
          description: 'Los campos que cambiaron, con el valor que tenían.',
          minProperties: 1,
        },
      }),
      ...(isTranslated && {
        language: { type: 'string', description: 'El idioma, por su código.', examples: ['en'] },
      }),
    },
  };
}

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', examples: [example] },
});

/** Headers of each delivery, named by Standard Webhooks. */
const PARAMETERS = [
  header(
    'webhook-id',
    'Identifica la entrega y es el mismo en cada intento: guarda los que ya atendiste.',
    '2f1d5c1e-8a56-4b39-9d0c-0f4a2b6f7d11',
  ),
  header(
    'webhook-timestamp',
    'Cuándo se hizo este intento, en segundos desde 1970. Rechaza los de más de cinco minutos.',
    '1795269780',
  ),
  header(
    'webhook-signature',
    '`v1,` y el HMAC-SHA256 en base64 de `{webhook-id}.{webhook-timestamp}.{cuerpo}` con tu secreto. Durante 24 horas tras cambiar el secreto hay dos firmas, separadas por un espacio: basta con que una sea correcta.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

const RESPONSES = {
  '204': {
    description:
      'Lo recibiste: cualquier 2xx antes de 10 segundos. Con otra respuesta se intenta de nuevo, nueve veces en un día; no se siguen redirecciones.',
  },
  '410': { description: 'Esta dirección ya no existe: el webhook se pausa y te escribimos.' },
};

interface Delivered {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly schema: object;
  readonly examples: Readonly<Record<string, object>>;
}

const post = ({ schema, examples, ...texts }: Delivered) => ({
  post: {
    ...texts,
    tags: ['Webhooks'],
    security: [],
    parameters: PARAMETERS,
    requestBody: { required: true, content: { 'application/json': { schema, examples } } },
    responses: RESPONSES,
  },
});

const DTOS = dtoSchemas([MenuChangedPayload.name]) as Record<
  string,
  { readonly properties: Readonly<Record<string, object>> }
>;

const withFields = (
  { name }: { readonly name: string },
  fields: Readonly<Record<string, object>>,
) => {
  const schema = DTOS[name]!;
  return { ...schema, title: name, properties: { ...schema.properties, ...fields } };
};

/** Schema of the body, which lists each event separately. */
const CHANGED_SCHEMA = withFields(MenuChangedPayload, {
  data: withFields(MenuChangedData, {
    events: {
      ...DTOS[MenuChangedData.name]!.properties['events'],
      items: { oneOf: WEBHOOK_EVENTS.map(eventSchema) },
    },
  }),
});

const CHANGED_EXAMPLES = {
  ...Object.fromEntries(
    WEBHOOK_EVENTS.map((type) => [
      type,
      { summary: EVENT_TEXTS[type], value: deliveryExample(type) },
    ]),
  ),
  batch: {
    summary: 'Varios cambios en un segundo: una sola entrega.',
    value: deliveryExample('item.updated', 'category.created', 'item.created'),
  },
};

/** Section `webhooks` of the document (OpenAPI 3.1): the requests that integrators receive. */
export const WEBHOOKS_SECTION: Readonly<Record<string, object>> = {
  'menu.changed': post({
    operationId: 'webhooks.onMenuChanged',
    summary: 'Cambió un menú o algo que hay en él',
    description:
      'Lo que cambia de un menú en un segundo, de lo que el webhook recibe, llega en una sola entrega: `data.events` dice qué pasó, en orden. Las entregas de un menú llegan una tras otra y `data.sequence` las cuenta; mientras una no se logra, lo que cambie después espera y llega junto. Con `data.isPartial` cambió más de lo que cabe (100 cambios o 64 KB): vuelve a leer el menú.',
    schema: CHANGED_SCHEMA,
    examples: CHANGED_EXAMPLES,
  }),
  'webhook.test': post({
    operationId: 'webhooks.onTest',
    summary: 'Una prueba que pediste',
    description: 'Se envía una vez cuando pides una prueba, también a un webhook en pausa.',
    schema: refTo(WebhookTestPayload),
    examples: { test: { summary: 'Una prueba.', value: TEST_EXAMPLE } },
  }),
};
