import { cartLinkPath, whatsappLink } from '@shop/contract';
import { toast } from 'sonner';
import { Button } from '#ui/button.tsx';
import { ChatButton } from '#ui/chat-button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { nameOf, type Sale } from './sale.ts';
import { texts } from './texts.ts';

const t = texts.share;

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.success(t.copied);
  } catch {
    toast.error(t.copyFailed);
  }
}

// Without a phone number WhatsApp asks whom to send the text to.
const chatWith = (phone: string, text: string): string =>
  whatsappLink(phone, text) ?? `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Offers the lines of a sale as a link that fills the client's own cart, at the prices of the shop. */
export function ShareCart({ sale: { lines, client } }: { sale: Sale }) {
  const linked = lines.flatMap(({ linkId, quantity }) => (linkId ? [{ id: linkId, quantity }] : []));
  if (linked.length === 0) return null;
  const link = `${window.location.origin}${cartLinkPath(linked)}`;
  return (
    <details className="rounded-panel border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t.title}</summary>
      <div className="mt-1 flex flex-col gap-3 pb-4">
        <p className="text-sm text-muted">{t.hint}</p>
        {lines
          .filter(({ linkId }) => linkId === null)
          .map((line) => (
            <p key={line.key} className="text-sm text-warn">
              {t.left(nameOf(line))}
            </p>
          ))}
        <Field label={t.link} hideLabel>
          {(control) => (
            <Input {...control} readOnly value={link} onFocus={({ target }) => target.select()} />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <ChatButton href={chatWith(client.phone, t.message(link))}>{t.whatsapp}</ChatButton>
          <Button icon="copy" onClick={() => void copy(link)}>
            {t.copy}
          </Button>
        </div>
      </div>
    </details>
  );
}
