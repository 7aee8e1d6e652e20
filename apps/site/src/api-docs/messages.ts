export const MESSAGES = {
  title: 'Documentación de la API',
  description: 'Lee y cambia tus menús desde tus propios programas. Todo va en JSON.',
  needsSession: 'Requiere sesión',
  isPublic: 'Pública',
  parameters: 'Parámetros',
  body: 'Cuerpo',
  answer: 'Respuesta',
  openApi: 'Abrir openapi.json',
} as const;

/** The parts of the page, with their anchors. */
export const PARTS = {
  base: {
    id: 'direccion',
    title: 'Dirección base',
    text: 'Las fechas van en ISO 8601 (UTC) y los precios como texto con dos decimales: "350.00".',
  },
  session: {
    id: 'autenticacion',
    title: 'Autenticación',
    text: 'Inicia sesión una vez y guarda la cookie que recibes; acompaña con ella cada llamada que la pida. El código QR de un menú publicado no necesita sesión.',
  },
  calls: { id: 'llamadas', title: 'Llamadas' },
  errors: {
    id: 'errores',
    title: 'Errores',
    text: 'Toda llamada rechazada responde con application/problem+json (RFC 9457). error es la frase para mostrar a una persona; requestId nos ayuda a encontrar lo que pasó.',
  },
  openApi: {
    id: 'openapi',
    title: 'Especificación completa',
    text: 'La descripción OpenAPI incluye todas las llamadas, con sus campos y sus reglas.',
  },
} as const;

/** Signing in and a first call, to paste in a terminal. */
export const signInExample = (base: string) => `curl -c sesion.txt ${base}/api/auth/login \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "tu@email.com", "password": "tu contraseña"}'

curl -b sesion.txt ${base}/api/menus`;
