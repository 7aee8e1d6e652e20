import { Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button';
import { useTheme } from './theme';

/** Changes between the light and the dark theme, and remembers it. */
export function ThemeToggle({ className }: { className?: string }) {
  const [theme, choose] = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      {...(className && { className })}
      label={dark ? 'Usar tema claro' : 'Usar tema oscuro'}
      onClick={() => choose(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
