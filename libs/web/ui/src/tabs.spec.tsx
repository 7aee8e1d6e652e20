import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const TABS = ['Info', 'Ítems', 'QR'].map((name) => ({
  value: name,
  label: name,
  content: `Lo de ${name}`,
}));

describe('tabs', () => {
  beforeEach(() => {
    render(<Tabs tabs={TABS} label="Secciones" />);
  });

  it('open the first one, and the one that is pressed', async () => {
    expect(screen.getByRole('tabpanel', { name: 'Info' })).toHaveTextContent('Lo de Info');
    await userEvent.click(screen.getByRole('tab', { name: 'QR' }));
    expect(screen.getByRole('tabpanel', { name: 'QR' })).toHaveTextContent('Lo de QR');
  });

  it('are one stop for the keyboard, whose arrows go round', async () => {
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'QR' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Ítems' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Info');
  });
});
