import { ApiError } from '@cartaviva/api-client';

/** A refusal like the server's, so that the editor says and asks the same over local menus. */
const refusal = (status: number, title: string, error: string) =>
  new ApiError(status, title, JSON.stringify({ error }));

export const nameTaken = () =>
  refusal(409, 'Conflict', 'Este menú ya tiene una categoría con ese nombre.');

export const changedMeanwhile = () =>
  refusal(412, 'Precondition Failed', 'Esto cambió en otra ventana mientras lo editabas.');

export const noRoom = () =>
  refusal(
    413,
    'Content Too Large',
    'Este navegador no guarda más: quita una foto o empieza la demo de cero.',
  );

export const unreadableSpreadsheet = () =>
  refusal(
    400,
    'Bad Request',
    'No pudimos leer esta tabla. Usa un archivo CSV o Excel (.xlsx) de hasta 1 MB.',
  );
