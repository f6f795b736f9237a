import { type SiteContentInput } from '@shop/contract';
import { resolveIconName, ICON_NAMES } from '@shop/web-kit/icons';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '@shop/web-kit/icons';
import { TextField } from '#ui/form/text-field.tsx';
import { controlId, type ControlProps } from './content-fields.tsx';
import { texts } from '../texts.ts';

export function IconControl({ name, field: { label, fallback = 'info' } }: ControlProps) {
  const { ref, value, onChange } = useController<SiteContentInput>({ name }).field;
  const [open, setOpen] = useState(false);
  const chosen = typeof value === 'string' ? value : '';
  const choose = (icon: string) => {
    onChange(icon);
    setOpen(false);
  };
  return (
    <Field id={controlId(name)} label={label}>
      {(control) => (
        <>
          <Button {...control} ref={ref} className="justify-start" onClick={() => setOpen(true)}>
            <Icon name={resolveIconName(chosen, fallback)} className="size-5" />
            {chosen}
          </Button>
          <Dialog open={open} onOpenChange={setOpen} title={texts.icons.choose} width="lg">
            <IconGrid chosen={chosen} onChoose={choose} />
          </Dialog>
        </>
      )}
    </Field>
  );
}

function IconGrid({ chosen, onChoose }: { chosen: string; onChoose: (icon: string) => void }) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = ICON_NAMES.filter((icon) => icon.toLowerCase().includes(wanted));
  return (
    <>
      <TextField label={texts.icons.search} type="search" value={search} onValue={setSearch} />
      <p role="status" className="text-muted my-3 text-sm">
        {found.length === 0 ? texts.icons.none : texts.icons.count(found.length)}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {found.map((icon) => (
          <li key={icon}>
            <button
              type="button"
              aria-pressed={icon === chosen}
              onClick={() => onChoose(icon)}
              className="rounded-panel border-line hover:border-ink aria-pressed:border-wine aria-pressed:bg-blush flex min-h-20 w-full flex-col items-center justify-center gap-1.5 border p-1 text-[0.6875rem] leading-tight break-all"
            >
              <Icon name={icon} className="size-5" />
              {icon}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
