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
  text: 'Arma tu menú digital en minutos, publícalo y ponlo en cada mesa con un código QR. Si cambia un precio, lo cambias tú; el código impreso sigue siendo el mismo.',
  trial: 'Iniciar Prueba Gratis',
  demo: 'Probar Demo',
  terms: [`${TRIAL_DAYS} días gratis`, 'Sin tarjeta', 'Cancelas cuando quieras'],
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

export const STEPS = {
  title: 'De la cocina a la mesa en tres pasos',
  steps: [
    {
      title: 'Crea tu menú',
      text: 'Escribe tus categorías y tus platos, con precio, descripción y foto. La vista previa te enseña lo que verá el comensal.',
    },
    {
      title: 'Genera tu código QR',
      text: 'Al publicar, tu menú tiene su enlace y su código QR. Descárgalo e imprímelo como quieras.',
    },
    {
      title: 'Atiende a tus clientes',
      text: 'Escanean y leen, sin instalar nada. Tú cambias precios y disponibilidad desde el teléfono, en pleno servicio.',
    },
  ],
} as const;

export const PRICING = {
  title: 'Un precio claro, como en tu carta',
  text: `Toda cuenta nueva empieza con ${TRIAL_DAYS} días de Profesional, sin tarjeta. Después eliges un plan o sigues en Free.`,
  month: 'al mes',
  popular: 'Most Popular',
  free: 'Comenzar Gratis',
  subscribe: 'Suscribirse',
  sales: 'Contactar Ventas',
  signedIn: 'Ya tienes acceso a esta funcionalidad',
  promise:
    'Cuando un plan vence, tus menús publicados siguen en línea y tus códigos QR siguen funcionando.',
  for: {
    free: 'Para un solo local con una sola carta.',
    inicial: 'Para separar almuerzo, cena y bar.',
    profesional: 'Para quien cambia su carta cada semana.',
    empresarial: 'Para cadenas y grupos de restaurantes.',
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
  text: 'Pide una demostración con tu propia carta. Te escribimos en menos de 24 horas.',
  card: {
    title: 'Contacto directo',
    mail: 'Email',
    mailNote: 'Respondemos en unas 2 horas.',
    phone: 'Teléfono',
    phoneNote: 'Lunes a sábado, de 8 AM a 7 PM (hora de República Dominicana).',
  },
  chat: 'Escríbenos por chat',
} as const;

/** The notices are the specification's own words (§8; decisions, "Demo-request form"). */
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
