import { ApiError } from '@cartaviva/api-client';
import type { MenuDraft } from '@cartaviva/domain';
import { MENU_ID } from '@cartaviva/web-testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverMenuStore } from '../../../store/server-menu-store';
import { bytesOf } from '../../../testing/bytes-of';
import { fakeCaches } from '../../../testing/fake-caches';
import { openImport } from '../../../testing/open-import';
import { forgetImport } from './draft/stored-import';

const pageWith = (name: string, category = 'Platos'): MenuDraft => ({
  categories: [
    { name: category, items: [{ name, price: '90.00', description: null, doubts: [] }] },
  ],
  unread: [],
});
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const isUnreadable = () =>
  Promise.reject(new ApiError(400, 'Bad Request', JSON.stringify({ error: 'No se ve un menú.' })));

let storage: ReturnType<typeof fakeCaches>;
const read = () => jest.spyOn(serverMenuStore, 'readMenuFile');
const chooser = () =>
  screen.getByRole('dialog').querySelector<HTMLElement>('input[type="file"][accept*="pdf"]')!;
const further = () => document.querySelector<HTMLElement>('input[data-further-pages]')!;

beforeEach(() => {
  forgetImport(MENU_ID);
  storage = fakeCaches();
  Object.assign(window, {
    caches: storage,
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  Object.assign(Blob.prototype, { arrayBuffer: bytesOf });
  Object.assign(navigator, { pdfViewerEnabled: true });
  let count = 0;
  Object.assign(URL, {
    createObjectURL: () => `blob:${(count += 1)}`,
    revokeObjectURL: () => undefined,
  });
});
afterEach(() => jest.restoreAllMocks());

async function open() {
  const opened = await openImport();
  await userEvent.click(opened.dialog.getByRole('tab', { name: 'Foto o PDF' }));
  return opened;
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const names = (dialog: Dialog) =>
  dialog.getAllByLabelText<HTMLInputElement>('Nombre del plato').map(({ value }) => value);

describe('several pages', () => {
  it('become one draft in their order, and show the source of the dish in hand', async () => {
    const drafts = [pageWith('Flan'), pageWith('Moro'), pageWith('Chivo', 'Carnes')];
    for (const draft of drafts) read().mockResolvedValueOnce(draft);
    const { dialog } = await open();
    await userEvent.upload(chooser(), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    await waitFor(() => expect(names(dialog)).toEqual(['Flan', 'Moro', 'Chivo']));
    const sections = dialog.getAllByLabelText<HTMLInputElement>('Nombre de la categoría');
    expect(sections.map(({ value }) => value)).toEqual(['Platos', 'Carnes']);

    expect(dialog.getByTitle('Tu PDF · 1 de 3')).toBeInTheDocument();
    await userEvent.click(dialog.getAllByLabelText('Precio')[2]!);
    expect(dialog.getByTitle('Tu PDF · 3 de 3')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Página anterior' }));
    expect(dialog.getByTitle('Tu PDF · 2 de 3')).toBeInTheDocument();
    await waitFor(() =>
      expect([...storage.files.keys()]).toEqual(
        [0, 1, 2].map((at) => `/menu-sources/${MENU_ID}/${at}`),
      ),
    );
  });

  it('are not lost with the one that cannot be read, which is named with its reason', async () => {
    read()
      .mockResolvedValueOnce(pageWith('Flan'))
      .mockImplementationOnce(isUnreadable)
      .mockResolvedValueOnce(pageWith('Moro'));
    const { dialog } = await open();
    const files = [pdf('a.pdf'), pdf('borrosa.pdf'), new File(['x'], 'notas.docx'), pdf('c.pdf')];
    await userEvent.upload(chooser(), files, { applyAccept: false });
    await waitFor(() => expect(names(dialog)).toEqual(['Flan', 'Moro']));
    expect(dialog.getByText('No pudimos leer 2 archivos:')).toBeVisible();
    expect(dialog.getByText('«borrosa.pdf»: No se ve un menú.')).toBeVisible();
    expect(dialog.getByText(/^«notas.docx»: Solo se puede leer/)).toBeVisible();
  });

  it('are each named when none can be read', async () => {
    read().mockImplementation(isUnreadable);
    const { dialog } = await open();
    await userEvent.upload(chooser(), [pdf('a.pdf'), pdf('b.pdf')]);
    expect(await dialog.findByText('«b.pdf»: No se ve un menú.')).toBeVisible();
    expect(dialog.queryByLabelText('Nombre del plato')).toBeNull();
  });

  it('have one progress, take further pages meanwhile, and none is kept when it is canceled', async () => {
    const answers: ((draft: MenuDraft) => void)[] = [];
    read().mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
    const { dialog } = await open();
    await userEvent.upload(chooser(), [pdf('a.pdf'), pdf('b.pdf')]);
    expect(await dialog.findByText('Leyendo 1 de 2…')).toBeVisible();
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.upload(further(), pdf('c.pdf'));
    await act(async () => answers[0]!(pageWith('Flan')));
    expect(await dialog.findByText('Leyendo 2 de 3…')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]!(pageWith('Moro')));
    expect(dialog.queryByLabelText('Nombre del plato')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Elegir fotos o PDF' })).toBeVisible();
    expect(answers).toHaveLength(2);
  });

  it('can follow in the review, after what was corrected there', async () => {
    read().mockResolvedValueOnce(pageWith('Flan')).mockResolvedValueOnce(pageWith('Flan'));
    const { dialog } = await open();
    await userEvent.upload(chooser(), pdf('a.pdf'));
    await userEvent.type((await dialog.findAllByLabelText('Nombre del plato'))[0]!, ' de coco');
    expect(dialog.getByRole('button', { name: 'Agregar otra página' })).toBeVisible();
    await userEvent.upload(further(), pdf('b.pdf'));
    await waitFor(() => expect(names(dialog)).toEqual(['Flan de coco', 'Flan']));

    read().mockResolvedValueOnce(pageWith('Flan'));
    await userEvent.upload(further(), pdf('c.pdf'));
    await waitFor(() => expect(names(dialog)).toHaveLength(3));
    expect(dialog.getByText(/^Parece el mismo plato de otra página/)).toBeVisible();
    expect(dialog.getByText('1 por revisar')).toBeVisible();

    read().mockImplementationOnce(isUnreadable);
    await userEvent.upload(further(), pdf('d.pdf'));
    expect(await dialog.findByText('«d.pdf»: No se ve un menú.')).toBeVisible();
    expect(names(dialog)).toHaveLength(3);
  });

  it('are a bounded number, and the rest is named', async () => {
    read().mockResolvedValue(pageWith('Flan'));
    const { dialog } = await open();
    const files = Array.from({ length: 21 }, (_, at) => pdf(`${at}.pdf`));
    await userEvent.upload(chooser(), files);
    expect(await dialog.findByText(/^«20.pdf»: Leemos hasta 20 páginas/)).toBeVisible();
  });
});
