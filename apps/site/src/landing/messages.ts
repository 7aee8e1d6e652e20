import { CONTACT } from '../contact';
import { TRIAL_DAYS, type PlanId } from '@cartaviva/domain';
import type { Destination } from '../frame/messages';

export const LINKS: readonly Destination[] = [
  { label: 'Funciones', to: '#features' },
  { label: 'Precios', to: '#pricing' },
  { label: 'Testimonios', to: '#testimonials' },
  { label: 'Contacto', to: '#contact' },
];

export const HERO = {
  title: 'La carta de tu restaurante, siempre al día.',
  text: 'Arma tu menú digital, ponlo en cada mesa con un código QR y cambia precios en pleno servicio. El código impreso sigue siendo el mismo.',
  trial: 'Iniciar Prueba Gratis',
  demo: 'Probar Demo',
  terms: [`${TRIAL_DAYS} días gratis`, 'Sin tarjeta', 'Cancelas cuando quieras'],
} as const;

export const DEMONSTRATION = {
  title: 'Manda tú en la cocina',
  text: 'Sube un precio o di que se acabó. El teléfono del comensal obedece.',
  withoutScript: 'Lo que cambias aquí, el teléfono del comensal lo muestra en el acto.',
  gone: 'Se acabó',
  cheaper: (item: string) => `Bajar el precio de ${item}`,
  dearer: (item: string) => `Subir el precio de ${item}`,
  soldOut: (item: string) => `Se acabó: ${item}`,
  frame: 'El menú de muestra como lo ve el comensal',
  image: 'El menú de La Cocina de Carmen en un teléfono: platos con foto, precio y descripción',
} as const;

export const DEMO = {
  on: {
    title: '¡Modo Demo Activado!',
    description: 'Ahora puedes explorar todas las funcionalidades sin guardar datos reales.',
  },
  failed: {
    title: 'Error',
    description: 'No se pudo activar el modo demo. Inténtalo de nuevo.',
  },
} as const;

export const FEATURES = {
  title: 'Lo que un menú impreso no puede',
  builder: {
    title: 'Tu carta, arrastrando y soltando',
    text: 'Empieza con una plantilla o en blanco. Ordena platos y categorías con el dedo y mira al lado cómo queda.',
  },
  codes: {
    title: 'Código QR al instante',
    text: 'Publicas y ya tienes tu código: en habladores de mesa, etiquetas y afiches, listos para imprimir.',
  },
  live: {
    title: 'Precios y platos en vivo',
    text: 'Guardas un precio y cambia en los teléfonos que ya están mirando. Lo que se acaba, se marca.',
  },
  images: {
    title: 'Fotos que abren rápido',
    text: 'Sube la foto como la tomaste, hasta 10 MB. La recortamos en varios tamaños y cada teléfono recibe el suyo.',
  },
  phone: {
    title: 'Hecho para el teléfono',
    text: 'El comensal no instala nada: busca un plato por su nombre y filtra según lo que puede comer.',
  },
  analytics: {
    title: 'Sabes qué miran',
    text: 'Cuántas veces se abre tu menú, cada día, por QR o por enlace, y cuáles son tus platos más vistos.',
  },
  example: 'Ejemplo',
  today: 'hoy',
  before: 'antes',
} as const;

export const STEPS = {
  title: 'De la cocina a la mesa en tres pasos',
  steps: [
    {
      title: 'Crea tu menú',
      text: 'Escribe tus categorías y tus platos, con precio, descripción y foto. La vista previa te enseña lo que verá el comensal.',
    },
    {
      title: 'Genera tus códigos QR',
      text: 'Al publicar, tu menú tiene su enlace y su código. Imprime habladores, etiquetas o un afiche con tu nombre.',
    },
    {
      title: 'Atiende a tus clientes',
      text: 'Escanean y leen. Tú cambias precios y disponibilidad desde tu teléfono, sin volver a imprimir.',
    },
  ],
  tent: {
    restaurant: 'La Cocina de Carmen',
    code: 'Código QR que abre el menú de muestra',
    scan: 'Escanea y mira el menú',
    note: 'No es un dibujo: apunta con tu cámara.',
    open: 'O ábrelo aquí',
  },
} as const;

export const PRICING = {
  title: 'Un precio claro, como en tu carta',
  text: `Toda cuenta nueva empieza con ${TRIAL_DAYS} días de Profesional, sin tarjeta. Después eliges un plan o sigues en Free.`,
  month: 'al mes',
  popular: 'Most Popular',
  free: 'Comenzar Gratis',
  subscribe: 'Suscribirse',
  sales: 'Contact Sales',
  signedIn: 'Ya tienes acceso a esta funcionalidad',
  promise:
    'Cuando un plan vence, tus menús publicados siguen en línea y tus códigos QR siguen funcionando.',
  for: {
    free: 'Para un local con una sola carta.',
    inicial: 'Para separar almuerzo, cena y bar.',
    profesional: 'Para quien cambia su carta cada semana.',
    empresarial: 'Para cadenas y grupos.',
  } satisfies Record<PlanId, string>,
} as const;

export const TESTIMONIALS = {
  title: 'Lo que se dice en la cocina',
  cards: [
    {
      name: 'Altagracia Peña',
      role: 'Dueña, Comedor Altagracia',
      content:
        'Con las fotos en el menú la gente pide sin preguntar. Nuestras ventas subieron un 23\u00a0%.',
    },
    {
      name: 'Rafael Mejía',
      role: 'Chef, Fogón de la Zona',
      content: 'Se acaba el chivo y lo marco desde el teléfono. Ya nadie pide lo que no hay.',
    },
    {
      name: 'Yahaira Santos',
      role: 'Encargada, Café Jarabacoa',
      content:
        'Subieron los precios del café y no tuve que reimprimir nada. El código de las mesas es el mismo de siempre.',
    },
  ],
} as const;

export const CONTACT_SECTION = {
  title: 'Hablemos de tu restaurante',
  form: {
    title: 'Pide una demostración',
    text: 'Te la enseñamos con tu propia carta. Te escribimos en menos de 24 horas para acordar el momento.',
  },
  card: {
    title: 'Contacto directo',
    mail: 'Email',
    mailNote: `Respondemos en unas ${CONTACT.reply}.`,
    phone: 'Teléfono',
    phoneNote: 'Llámanos en horario de atención.',
    chat: 'Chat',
    chatLink: 'Escríbenos por WhatsApp',
    chatNote: 'Se abre con el saludo ya escrito.',
    hours: 'Horario de atención',
    zone: 'Hora de República Dominicana',
  },
  chat: 'Escríbenos por chat',
  withoutScript: 'Escríbenos por email y te mostramos cómo queda con tu carta:',
} as const;

/** Texts of the demo request. The notices are quoted from the specification (§8; decisions, "Demo-request form"). */
export const DEMO_REQUEST = {
  name: 'Nombre',
  email: 'Email',
  restaurant: 'Restaurante',
  phone: 'Teléfono (opcional)',
  submit: 'Solicitar demostración',
  sent: {
    title: 'Demo request submitted!',
    description: "We'll contact you within 24 hours to schedule your personalized demo.",
  },
  failed: {
    title: 'Error',
    description: 'Failed to submit demo request. Please try again.',
  },
} as const;
