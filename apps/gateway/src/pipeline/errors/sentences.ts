import type { ErrorDetails } from '@cartaviva/contracts';
import { byteSize, PLANS, type MemberRole } from '@cartaviva/domain';

/** Names the plan, its limit, and where to change the plan (decisions, "Lapse or downgrade"). */
function menuLimit({ plan, limit = 1 }: ErrorDetails): string {
  const name = PLANS.find(({ id }) => id === plan)?.name ?? plan ?? 'actual';
  const menus = limit === 1 ? '1 menú' : `${limit} menús`;
  return `Tu plan ${name} permite ${menus}. Cambia de plan en Mi Perfil para tener más.`;
}

function peopleLimit({ plan, limit = 1 }: ErrorDetails): string {
  const name = PLANS.find(({ id }) => id === plan)?.name ?? 'actual';
  const people = limit === 1 ? '1 persona' : `${limit} personas`;
  return `Tu plan ${name} incluye ${people}, contando las invitadas. Cambia de plan en Mi Perfil para tener más.`;
}

function planRequired({ plan }: ErrorDetails): string {
  const name = PLANS.find(({ id }) => id === plan)?.name ?? 'superior';
  return `Esto viene con el plan ${name}. Cambia de plan en Mi Perfil para usarlo.`;
}

function storageLimit({ plan, maxBytes = 0, freeBytes = 0 }: ErrorDetails): string {
  const name = PLANS.find(({ id }) => id === plan)?.name ?? 'actual';
  return `Tu plan ${name} incluye ${byteSize(maxBytes)} para imágenes y te quedan ${byteSize(freeBytes)}. Quita las que ya no uses (su espacio vuelve en un día o dos) o cambia de plan en Mi Perfil.`;
}

const apiKeyLimit = ({ limit = 10 }: ErrorDetails) =>
  `Puedes tener ${limit} claves. Revoca una que ya no uses para crear otra.`;

/** Programs do not sign in, so their text refers to the key. */
const unauthenticated = ({ isKey = false }: ErrorDetails) =>
  isKey ? 'Esta clave no es válida, venció o fue revocada.' : 'Inicia sesión para continuar.';

/** Uses the technical name of the scope, which integrators know from the reference. */
const scopeMissing = ({ scope = 'menus:read' }: ErrorDetails) =>
  `A esta clave le falta el permiso ${scope}. Crea en Mi Perfil una que lo tenga.`;

const ROLE_LIMITS: Readonly<Record<MemberRole, string>> = {
  administrator: 'Tu rol de Administrador no permite esto: solo puede el dueño de la cuenta.',
  editor:
    'Tu rol de Editor no permite esto: puedes cambiar el contenido de los menús y publicarlos.',
  kitchen:
    'Tu rol de Cocina no permite esto: puedes ver los menús y marcar qué platos están disponibles.',
  analyst: 'Tu rol de Analista no permite esto: puedes ver los menús y sus estadísticas.',
};

/** Tells users to contact the owner if this version does not know the role. */
const roleForbidden = ({ role }: ErrorDetails) =>
  role ? ROLE_LIMITS[role] : 'Tu rol no permite esto. Pídelo al dueño de la cuenta.';

/** Gives the number of rows and the first reason. The problem field `rows` contains the rest. */
function rowsRefused({ rows = [] }: ErrorDetails): string {
  const count =
    rows.length === 1 ? 'Hay una fila con errores' : `Hay ${rows.length} filas con errores`;
  const [first] = rows;
  const reason = first?.errors[0]?.reason.replace(/\.$/, '');
  return `${count} y no se guardó ninguna.${reason ? ` Fila ${first!.index + 1}: ${reason}.` : ''}`;
}

const tooMany = (details: ErrorDetails) => `Demasiados intentos. Espera ${wait(details)}.`;

function wait({ retryAfterSeconds = 60 }: ErrorDetails): string {
  if (retryAfterSeconds === 1) return '1 segundo';
  if (retryAfterSeconds < 90) return `${retryAfterSeconds} segundos`;
  if (retryAfterSeconds < 2 * 3600) return `${Math.ceil(retryAfterSeconds / 60)} minutos`;
  return `${Math.ceil(retryAfterSeconds / 3600)} horas`;
}

const codeWrong =
  'El código no es correcto o ya venció. Abre el enlace del correo, o pide un código nuevo.';

/** Shown for every password. Only the recipient of the email learns if the password was correct. */
const signInByMail =
  'Hubo demasiados intentos de entrar con este email. Si tu contraseña es correcta, te enviamos un enlace para entrar. Ábrelo en este dispositivo.';

export const sentences = {
  menuLimit,
  peopleLimit,
  planRequired,
  storageLimit,
  apiKeyLimit,
  unauthenticated,
  scopeMissing,
  roleForbidden,
  rowsRefused,
  codeWrong,
  signInByMail,
  tooMany,
  unavailable: 'El servicio no responde en este momento. Inténtalo de nuevo en unos segundos.',
} as const;
