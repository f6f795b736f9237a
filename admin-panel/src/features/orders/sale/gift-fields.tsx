import { GIFT, GIFT_MESSAGE, MAX_GIFT_MESSAGE } from '@shop/contract';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextareaField } from '#ui/form/text-field.tsx';
import { type TypedSale } from './sale.ts';

type GiftFieldsProps = { sale: TypedSale; onChange: (part: Partial<TypedSale>) => void };

/** Asks whether a sale is a gift, and what its card says. */
export const GiftFields = ({ sale: { isGift, giftMessage }, onChange }: GiftFieldsProps) => (
  <>
    <label className="flex min-h-11 items-center gap-3">
      <Checkbox checked={isGift} onChange={({ target }) => onChange({ isGift: target.checked })} />
      <span>{GIFT}</span>
    </label>
    {isGift && (
      <TextareaField
        label={GIFT_MESSAGE}
        optional
        rows={2}
        maxLength={MAX_GIFT_MESSAGE}
        value={giftMessage}
        onValue={(text) => onChange({ giftMessage: text })}
      />
    )}
  </>
);
