import { fireEvent, screen } from '@testing-library/react';

/**
 * Presses 'Deshacer' in the moment its notice shows. A notice goes by itself after five seconds, which
 * a busy machine may take to look a button up by its role.
 */
export async function pressUndo(): Promise<void> {
  fireEvent.click(await screen.findByText('Deshacer', { selector: 'button, button *' }));
}
