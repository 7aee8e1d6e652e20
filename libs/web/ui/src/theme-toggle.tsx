import { Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button';
import { useTheme } from './theme';

/**
 * Changes between the light and the dark theme, and remembers it. Its name is the same in both: by it
 * the app finds what was pressed on a page that was written before anybody's theme was known.
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
      {/* The page's own colours choose: they are right before any script has run. */}
      <Sun aria-hidden className="not-dark:hidden" />
      <Moon aria-hidden className="dark:hidden" />
    </IconButton>
  );
}
