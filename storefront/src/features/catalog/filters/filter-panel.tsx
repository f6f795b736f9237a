import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { addDialogEntry } from '#shared/ui/dialog-history.ts';
import { texts } from '../texts.ts';

function useFilterPanel() {
  const panel = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => panel.current?.removeAttribute('open');
  useEffect(() => {
    if (!isOpen) return;
    const isOutside = ({ target }: Event) => !panel.current?.contains(target as Node);
    // On click, not on press: a pressed link takes over the panel's history entry before the panel closes.
    const onClick = (event: Event) => isOutside(event) && close();
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && isOutside(event)) close();
      if (event.key !== 'Escape') return;
      close();
      panel.current?.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keyup', onKeyUp);
    const removeEntry = addDialogEntry(close);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keyup', onKeyUp);
      removeEntry();
    };
  }, [isOpen]);
  return { panel, close, onToggle: () => setIsOpen(panel.current?.open ?? false) };
}

type FilterPanelProps = {
  icon: string;
  title: string;
  chosen: number;
  /** Number of products under the current filters. */
  products: number;
  children: ReactNode;
};

// A sheet on phones, whose backdrop belongs to the summary and so closes it without script, too; on low screens part of the page.
const sheet =
  'max-md:inset-x-0 max-md:bottom-0 max-md:not-tall:mt-2 max-md:tall:fixed max-md:tall:max-h-[75svh] max-md:rounded-t-hero md:absolute md:top-full md:left-0 md:mt-2 md:w-112 md:rounded-panel md:border md:border-line';

/** Disclosure with filters: a sheet at the bottom of a phone, a panel below its button elsewhere; Back closes it. */
export function FilterPanel({ icon, title, chosen, products, children }: FilterPanelProps) {
  const { panel, close, onToggle } = useFilterPanel();
  return (
    <details
      ref={panel}
      name="filters"
      className="group/panel relative max-md:not-tall:open:basis-full"
      onToggle={onToggle}
    >
      <summary
        className={`chip list-none max-sm:px-2.5 max-[22rem]:gap-1 max-[22rem]:px-2 max-[22rem]:text-xs [&::-webkit-details-marker]:hidden ${chosen > 0 ? 'chip-on' : ''} max-md:tall:group-open/panel:before:fixed max-md:group-open/panel:before:inset-0 max-md:group-open/panel:before:z-50 max-md:group-open/panel:before:bg-ink/50`}
      >
        <Icon name={icon} className="size-4 max-sm:hidden" />
        <span>{title}</span>
        {chosen > 0 && <span>{texts.count(chosen)}</span>}
        <Icon
          name="chevron-down"
          className="size-4 transition-transform group-open/panel:rotate-180 max-sm:hidden"
        />
      </summary>
      <div className={`z-50 flex flex-col gap-4 overflow-y-auto bg-paper p-4 shadow-overlay ${sheet}`}>
        {children}
        <button
          type="button"
          className="btn btn-primary bottom-0 tall:sticky noscript:hidden"
          onClick={close}
        >
          {texts.show(products)}
        </button>
      </div>
    </details>
  );
}

export const FilterGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-col gap-2">
    <h3 className="text-sm font-semibold">{title}</h3>
    {children}
  </div>
);
