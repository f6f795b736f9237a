import { useQuery } from '@tanstack/react-query';
import { sendsMailQuery } from '#shared/shop-queries.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { texts } from '../texts.ts';

type NotifyOptionProps = { label?: string; checked: boolean; onChange: (checked: boolean) => void };

/** Asks whether the client is mailed; a shop without a mail server says so instead of promising a mail. */
export function NotifyOption({ label = texts.notify, checked, onChange }: NotifyOptionProps) {
  const sendsMail = useQuery(sendsMailQuery).data;
  if (sendsMail === false) return <p className="text-sm text-muted">{texts.noMail}</p>;
  return (
    <label className="flex min-h-11 items-center gap-3">
      <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
