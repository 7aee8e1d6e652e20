import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor } from '../../testing/open-editor';

const TEN_MEGABYTES = 10_485_760;

const PNG = '\x89PNG\r\n\x1a\n';

function aFile(name: string, start: string, bytes = 10, type = 'image/png'): File {
  const file = new File([Uint8Array.from(start, (one) => one.charCodeAt(0))], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

/** Opens the logo's dialog and chooses a file, even of a type that the input does not accept. */
async function choose(file: File, replies = {}) {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  const opened = await openEditor({ replies });
  await userEvent.click(screen.getByRole('button', { name: 'Subir logo' }));
  const input = screen.getByRole('dialog').querySelector('input')!;
  await userEvent.upload(input, file, { applyAccept: false });
  return opened;
}

describe('choosing an image (specification §5)', () => {
  it('refuses more than 10 MB', async () => {
    await choose(aFile('logo.png', PNG, TEN_MEGABYTES + 1));
    expect(await screen.findByText('Archivo demasiado grande. máximo 10MB')).toBeVisible();
  });

  it.each([
    ['%PDF-1.7', /^Esto es un PDF/],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', /^Un SVG es un dibujo/],
    ['Mofongo', 'Solo se permiten archivos de imagen'],
  ])('refuses a file that begins with %j, whatever its name and type', async (start, reason) => {
    await choose(aFile('logo.png', start));
    expect(await screen.findByText(reason)).toBeVisible();
  });

  it('accepts an image of unknown type', async () => {
    await choose(aFile('logo.bin', PNG, 10, ''));
    expect(await screen.findByText('logo.bin')).toBeVisible();
  });

  it('shows what was chosen and sends nothing yet', async () => {
    const { calls } = await choose(aFile('logo.png', PNG, TEN_MEGABYTES));
    expect(await screen.findByText('logo.png')).toBeVisible();
    expect(calls.every(({ call }) => call.startsWith('GET'))).toBe(true);
  });

  it('tells how much room the plan has left, before anything is chosen', async () => {
    const storage = { plan: 'free', usedBytes: 68 * 1_048_576, limitBytes: 250 * 1_048_576 };
    await openEditor({ replies: { 'GET /api/storage': { body: storage } } });
    await userEvent.click(screen.getByRole('button', { name: 'Subir logo' }));
    expect(
      await screen.findByText('Te quedan 182 MB de los 250 MB de tu plan para imágenes.'),
    ).toBeVisible();
  });

  it('says which plan has no room for it, before a byte is sent', async () => {
    const error = 'Tu plan Free incluye 250 MB para imágenes y te quedan 1.1 MB.';
    const asked: unknown[] = [];
    const full = (body: unknown) => {
      asked.push(body);
      return { status: 402, body: { error } };
    };
    const image = aFile('logo.png', PNG, 2_000_000);
    await choose(image, { 'POST /api/objects/upload': full });
    await userEvent.click(await screen.findByRole('button', { name: 'Subir imagen' }));
    expect(await screen.findByText(`Error al subir el archivo ${error}`)).toBeVisible();
    expect(asked).toEqual([{ size: 2_000_000 }]);
  });

  it('says when it could not be sent and keeps it chosen', async () => {
    await choose(aFile('logo.png', PNG), { 'POST /api/objects/upload': { status: 500 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Subir imagen' }));
    expect(await screen.findByText('Error al subir el archivo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Subir imagen' })).toBeEnabled();
  });
});
