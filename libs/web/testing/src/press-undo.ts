import { act, fireEvent, screen } from '@testing-library/react';

/**
 * Presses 'Deshacer' in the moment its notice shows. A notice goes by itself after five seconds, which
 * a busy machine may take to look a button up by its role.
 */
export async function pressUndo(): Promise<void> {
  const undo = await screen.findByText('Deshacer', { selector: 'button, button *' });
  // What the press sets off in promises is through before the test goes on.
  await act(async () => void fireEvent.click(undo));
}
