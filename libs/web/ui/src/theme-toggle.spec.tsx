import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeToggle } from './theme-toggle';

describe('the button of the theme', () => {
  afterEach(() => {
    delete document.documentElement.dataset['theme'];
    localStorage.clear();
  });

  it('changes the theme, says which one is on by its state and keeps its name', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    render(<ThemeToggle />);
    const button = screen.getByRole('button', { name: 'Tema oscuro', pressed: true });
    await userEvent.click(button);
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
    expect(screen.getByRole('button', { name: 'Tema oscuro', pressed: false })).toBe(button);
  });
});
