import { Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button';
import { useTheme } from './theme';

/**
 * Switches between the light and the dark theme and stores the choice. The label is the same in both themes, because
 * the app uses it to find the button that the user pressed on a prerendered page.
 */
export function ThemeToggle({ className }: { className?: string }) {
  const [theme, choose] = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      {...(className && { className })}
      label="Tema oscuro"
      aria-pressed={dark}
      onClick={() => choose(dark ? 'light' : 'dark')}
    >
      {/* CSS selects the icon, so that it is right before any script runs. */}
      <Sun aria-hidden className="not-dark:hidden" />
      <Moon aria-hidden className="dark:hidden" />
    </IconButton>
  );
}
