import { IfCan } from '#shared/access/if-can.tsx';
import { CasesLink } from '#features/cases/cases-link.tsx';
import { toggleTheme, useTheme } from '#shared/theme.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '@shop/web-kit/icons';
import { openPalette, openShortcuts } from '../overlays/overlay-store.ts';
import { texts } from '../texts.ts';

const onDarkStyles = 'text-sidebar-ink hover:bg-sidebar-2 focus-visible:outline-sidebar-ink';

export function Toolbar({ onDark = false }: { onDark?: boolean }) {
  const theme = useTheme();
  const styles = onDark ? onDarkStyles : undefined;
  return (
    <div className="flex items-center gap-1">
      {onDark ? (
        <IconButton icon="search" label={texts.searchHint} className={styles} onClick={openPalette} />
      ) : (
        <button
          type="button"
          onClick={openPalette}
          className="mr-1 flex min-h-10 items-center gap-2 rounded-full border border-line-strong bg-panel pr-3 pl-4 text-muted hover:border-ink"
        >
          <Icon name="search" className="size-4" />
          <span>{texts.search}</span>
          <kbd className="ml-6 rounded border border-line px-1.5 font-sans text-xs">{texts.paletteKey}</kbd>
        </button>
      )}
      <IfCan call="countDueCases">
        <CasesLink className={styles} />
      </IfCan>
      {!onDark && <IconButton icon="keyboard" label={texts.shortcuts} onClick={openShortcuts} />}
      <IconButton
        icon={theme === 'dark' ? 'sun' : 'moon'}
        label={theme === 'dark' ? texts.theme.toLight : texts.theme.toDark}
        className={styles}
        onClick={toggleTheme}
      />
    </div>
  );
}
