import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { overlayStyles } from '#ui/overlay/dialog.tsx';
import { useCloseOnBack } from '#ui/overlay/use-close-on-back.ts';
import { Icon } from '@shop/web-kit/icons';
import { Sidebar } from './sidebar.tsx';
import { ThemeButton } from './theme-button.tsx';
import { texts } from '../texts.ts';

const toggleStyles =
  'relative grid size-11 place-items-center rounded-full text-sidebar-ink hover:bg-sidebar-2 focus-visible:outline-sidebar-ink';

// Above the toasts, one of which may offer to undo for a minute; sonner's lie at 999999999.
const menuStyles =
  'fade-in fixed inset-y-0 left-0 z-[1000000000] flex w-72 max-w-[85vw] flex-col bg-sidebar shadow-overlay';

export function MobileMenu({ waiting }: { waiting: number }) {
  const [open, setOpen] = useState(false);
  useCloseOnBack(open, () => setOpen(false));
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <button type="button" className={toggleStyles}>
          <span className="sr-only">{texts.openMenu}</span>
          <Icon name="menu" className="size-6" />
        </button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayStyles} />
        <Dialog.Content aria-describedby={undefined} className={menuStyles}>
          <div className="flex items-center justify-between p-3 pb-0">
            <Dialog.Title className="flex-1 px-3 text-base font-semibold text-white">
              {texts.brandFallback}
            </Dialog.Title>
            <ThemeButton className="text-sidebar-ink hover:bg-sidebar-2 focus-visible:outline-sidebar-ink" />
            <Dialog.Close asChild>
              <button type="button" className={toggleStyles} aria-label={texts.closeMenu}>
                <Icon name="x" className="size-6" />
              </button>
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1">
            <Sidebar collapsed={false} waiting={waiting} onNavigate={() => setOpen(false)} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
