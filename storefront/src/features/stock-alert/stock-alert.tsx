import { useState } from 'react';
import { useFollowingFocus } from '#shared/ui/use-following-focus.ts';
import { StockAlertForm } from './stock-alert-form.tsx';
import { texts } from './texts.ts';
import type { AwaitedVariant } from './use-stock-alert-form.ts';

type StockAlertProps = {
  variant: AwaitedVariant;
  /** False where the shop cannot send mails: then staff write by WhatsApp. */
  byMail: boolean;
};

const keyOf = ({ productId, size, color }: AwaitedVariant): string =>
  JSON.stringify([productId, size, color]);

/** Offers to tell the shopper when a sold-out variant is back. */
export default function StockAlert({ variant, byMail }: StockAlertProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [received, setReceived] = useState<{ key: string; message: string } | null>(null);
  const message = received?.key === keyOf(variant) ? received.message : null;
  const isAsking = isOpen && message === null;
  const place = useFollowingFocus<HTMLDivElement>(message ?? isAsking);
  return (
    <div ref={place} className="flex flex-col gap-3">
      {/* Always present: a live region announces only what changes in it. */}
      <p
        role="status"
        tabIndex={-1}
        className="rounded-input bg-blush p-3 font-medium text-wine empty:hidden"
      >
        {message}
      </p>
      {isAsking && (
        <StockAlertForm
          variant={variant}
          byMail={byMail}
          onSent={(text) => setReceived({ key: keyOf(variant), message: text })}
          onCancel={() => setIsOpen(false)}
        />
      )}
      {!isAsking && message === null && (
        <button type="button" className="btn btn-outline w-full" onClick={() => setIsOpen(true)}>
          {texts.open}
        </button>
      )}
    </div>
  );
}
