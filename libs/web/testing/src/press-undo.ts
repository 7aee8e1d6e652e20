import { act, fireEvent, screen } from '@testing-library/react';

/**
 * Clicks 'Deshacer' as soon as its toast appears. A toast closes after five seconds, and a lookup by role may take
 * that long on a busy machine.
 */
export async function pressUndo(): Promise<void> {
  const undo = await screen.findByText('Deshacer', { selector: 'button, button *' });
  // Wait for the promises that the click starts.
  await act(async () => void fireEvent.click(undo));
}
