import { CONTACT } from '../../contact';
import type { HelpCategory } from '../help-article';

export const troubleshooting: HelpCategory = {
  id: 'solucion-de-problemas',
  title: 'Solución de Problemas',
  text: 'Cuando algo no abre, no sube o no se guarda.',
  articles: [
    {
      id: 'no-puedo-entrar',
      title: 'No puedo iniciar sesión, o alguien entró por mí',
      text: [
        'Revisa que el email sea el de tu registro y que la contraseña tenga sus mayúsculas. Tras varios intentos seguidos hay que esperar unos minutos.',
      ],
      steps: [
        'En [Iniciar Sesión](/login) pulsa «¿Olvidaste tu contraseña?».',
        'Escribe tu «Email» y pulsa «Enviar código».',
        'Pulsa el botón del correo que te llega, o escribe su código; pon tu «Contraseña nueva» y pulsa «Cambiar contraseña». Se cierran todas las sesiones abiertas y se revocan tus claves de API.',
      ],
      after: [
        'Si creaste la cuenta con Google, entra con «Continuar con Google»: ahí no hay contraseña que recordar.',
        'Si sospechas que alguien más entró: en [Mi Perfil](/profile), «Dispositivos» enseña dónde tienes la sesión abierta. Pulsa «Cerrar las demás» y cambia tu contraseña. En «Actividad reciente» está lo que pasó con tu cuenta.',
        `Si aun así no entras, escríbenos a ${CONTACT.support}.`,
      ],
      related: ['crear-cuenta', 'dos-ventanas', 'cuando-vence-el-plan'],
    },
    {
      id: 'menu-no-encontrado',
      title: 'Mi menú o mi código QR no abre',
      text: [
        '«Menú no encontrado» aparece cuando la dirección no es de ningún menú. Copia de nuevo la URL desde la pestaña «QR».',
        'Si el menú existe pero está como «Borrador», tus clientes ven el nombre y el teléfono de tu restaurante. Pulsa «Publicar» en el editor y vuelve a aparecer completo.',
        'Si el código no escanea, casi siempre es la impresión. Comprueba que el margen blanco está completo y que nada lo tapa, límpialo y busca mejor luz. Si está pequeño o borroso, pulsa «Descargar PNG» otra vez e imprímelo más grande.',
        'Si nada abre, mira el [Estado del Sistema](/estado-sistema): ahí está cómo van las cosas ahora mismo.',
      ],
      related: ['qr-despues-de-cambios', 'imprimir-mesas', 'descargar-qr'],
    },
    {
      id: 'subir-fotos',
      title: 'Subir fotos, y qué hacer si no suben',
      text: [
        'Sirven JPG, PNG, WebP, GIF y AVIF de hasta 10 MB. Las reducimos para que abran rápido y les quitamos los datos ocultos, como el lugar donde se tomaron.',
      ],
      steps: [
        'En la pestaña «Ítems» pulsa el lápiz del plato.',
        'Pulsa «Subir foto» y elige la imagen, o suéltala encima.',
        'Encuádrala hasta que el plato quede en el centro: se muestra en proporción 4:3.',
        'Pulsa «Subir imagen» y después «Guardar ítem».',
      ],
      after: [
        'Si dice que el archivo es demasiado grande, pasa de 10 MB: envíatela por correo en tamaño mediano y prueba con esa.',
        '«Solo se permiten archivos de imagen» aparece con documentos, videos o dibujos SVG. «Error al subir el archivo» suele ser la señal: espera a tener mejor conexión e inténtalo de nuevo.',
      ],
      related: ['platos-y-categorias', 'dos-ventanas', 'info-del-restaurante'],
    },
    {
      id: 'dos-ventanas',
      title: 'Cambios sin guardar y otra versión más nueva',
      text: [
        'Si se te cierra el editor, no pierdes lo que escribiste: al volver te avisamos y «Recuperarlos» lo pone de nuevo. «Descartar» se queda con lo guardado.',
        '«Hay otra versión más nueva» significa que alguien guardó desde otra ventana u otro teléfono mientras editabas. «Quedarme con la mía» guarda lo tuyo; «Usar la otra» trae lo que se guardó allá. Nada se pisa sin que lo decidas.',
        'Si el editor dice «No se pudo guardar el menú.», revisa tu conexión y pulsa «Guardar» otra vez: lo escrito sigue en pantalla.',
      ],
      related: ['precios-y-agotados', 'menu-no-encontrado', 'subir-fotos'],
    },
  ],
};
