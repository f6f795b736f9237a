import { toggleTheme, useTheme } from '#shared/theme.ts';
import { IconButton } from '#ui/button.tsx';
import { texts } from '../texts.ts';

/** Changes between the light and the dark theme. */
export function ThemeButton({ className }: { className?: string }) {
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? texts.theme.toLight : texts.theme.toDark}
      className={className}
      onClick={toggleTheme}
    />
  );
}
