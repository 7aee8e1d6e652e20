import { CODE_LENGTH, CODE_MINUTES, CODE_RESEND_SECONDS, TRIAL_DAYS } from '@cartaviva/domain';
import type { HelpCategory } from '../help-article';

export const firstSteps: HelpCategory = {
  id: 'primeros-pasos',
  title: 'Primeros Pasos',
  text: 'Tu cuenta, tu primer menú y cómo se ve tu restaurante.',
  articles: [
    {
      id: 'crear-cuenta',
      title: 'Crear y verificar tu cuenta',
      text: [
        `La cuenta es gratis y empieza con ${TRIAL_DAYS} días de Profesional. No pedimos tarjeta.`,
      ],
      steps: [
        'Abre [Crear Cuenta](/registro) y escribe tu «Nombre», tu «Apellido», tu «Email» y una «Contraseña» de 6 caracteres o más. También puedes usar «Registrarse con Google».',
        `Busca en tu correo el código de ${CODE_LENGTH} dígitos que te enviamos. Mira también en la carpeta de spam.`,
        'Escríbelo en «Código de verificación» y pulsa «Verificar». Entras directo a tu Panel de Control.',
      ],
      after: [
        `El código dura ${CODE_MINUTES} minutos y sirve una sola vez. Pasados ${CODE_RESEND_SECONDS} segundos puedes pedir otro con «Reenviar código»; el anterior deja de servir. El correo trae también un botón, que hace lo mismo que el código. Si el email tenía un error, usa «Volver al registro» y corrígelo.`,
      ],
      related: ['primer-menu', 'no-puedo-entrar', 'prueba-gratis'],
    },
    {
      id: 'primer-menu',
      title: 'Crear tu primer menú',
      text: [
        'Puedes empezar de cero o con medio trabajo hecho: una plantilla, un archivo tuyo o la copia de otro menú.',
      ],
      steps: [
        'En el [Panel de Control](/dashboard) pulsa «Crear mi primer menú». Si ya tienes alguno, «Crear menú».',
        'En «¿Cómo quieres empezar?» elige «En blanco», «Desde un archivo», «Copia de otro menú» o una de las «Plantillas»: traen categorías y platos que luego cambias.',
        'En la pestaña «Info» escribe el «Nombre del restaurante» y el «Título del menú», y pulsa «Guardar».',
        'En la pestaña «Ítems» agrega tus platos. Un nombre y un precio bastan para empezar.',
        'Pulsa «Publicar». Tu menú ya tiene su enlace y su código QR.',
      ],
      image: 'empezar',
      related: ['importar-carta', 'info-del-restaurante', 'descargar-qr'],
    },
    {
      id: 'info-del-restaurante',
      title: 'Poner el nombre, el logo y el color de tu restaurante',
      text: ['Tu menú lleva tu nombre y tu color; el nuestro es una línea pequeña al pie.'],
      steps: [
        'Abre el menú en el editor y ve a la pestaña «Info».',
        'Completa «Dirección» y «Teléfono»: tus clientes los verán bajo el nombre, listos para llamar.',
        'En «Imagen» pulsa «Subir logo» y encuádralo. Cuadrado se ve mejor.',
        'Elige un «Color del tema», o el tuyo exacto en «Otro color». Te decimos si tiene contraste para leerse bien.',
        'Elige la «Moneda» y, si tus precios no los incluyen, marca el ITBIS o el 10 % de ley para que el menú lo avise.',
        'Pulsa «Guardar».',
      ],
      image: 'info',
      after: [
        'En «Cómo se ve tu menú» tienes la vista del teléfono mientras escribes, con fondo claro u oscuro. Hasta que guardas, solo la ves tú.',
      ],
      related: ['subir-fotos', 'idiomas', 'compartir-enlace'],
    },
    {
      id: 'probar-demo',
      title: 'Probar CartaViva sin crear una cuenta',
      text: [
        'La demostración tiene tres menús de ejemplo y el mismo editor que usarás después.',
        'Todo queda en tu navegador: nada se guarda en nuestros servidores.',
      ],
      steps: [
        'En la [página de inicio](/) pulsa «Probar Demo».',
        'Pulsa «Editar» en un menú de ejemplo y cambia lo que quieras.',
        'Cuando termines, «Salir de la demo» borra los cambios; «Crear mi cuenta» te lleva al registro.',
      ],
      after: [
        'Los archivos para imprimir y los códigos que abren un menú de verdad se hacen con tu cuenta. Al iniciar sesión, la demo se cierra sola.',
      ],
      related: ['crear-cuenta', 'primer-menu', 'que-incluye-cada-plan'],
    },
  ],
};
