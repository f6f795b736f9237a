import { formatMoney, PRICE_ROUNDINGS, type PriceChange, type PriceRounding } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Field, SelectField } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { type Chosen } from '../use-product-selection.ts';
import { PricePreviewTable } from './price-preview.tsx';
import { MAX_PERCENT, percentText } from './price-rule.ts';
import { texts } from './texts.ts';
import { type PriceDraft, usePriceDraft } from './use-price-draft.ts';

const directions = [
  { value: 'raise' as const, label: texts.raise },
  { value: 'lower' as const, label: texts.lower },
];

type RuleFieldsProps = {
  draft: PriceDraft;
  isInvalid: boolean;
  onChange: (part: Partial<PriceDraft>) => void;
};

const RuleFields = ({ draft, isInvalid, onChange }: RuleFieldsProps) => (
  <div className="grid grid-cols-[auto_1fr] items-start gap-3 sm:grid-cols-[auto_1fr_1fr]">
    <div className="pt-6">
      <Segmented
        label={texts.direction}
        options={directions}
        value={draft.direction}
        onChange={(direction) => onChange({ direction })}
      />
    </div>
    <Field label={texts.percent} error={isInvalid ? texts.tooMuch(MAX_PERCENT[draft.direction]) : undefined}>
      {(control) => (
        <span className="flex items-center gap-2">
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            autoFocus // eslint-disable-line jsx-a11y/no-autofocus -- the dialog asks for this number
            value={draft.typed}
            onChange={({ target }) => onChange({ typed: percentText(target.value) })}
          />
          <span aria-hidden="true">%</span>
        </span>
      )}
    </Field>
    <SelectField
      label={texts.rounding}
      className="max-sm:col-span-2"
      value={String(draft.roundTo)}
      onValue={(value) => onChange({ roundTo: Number(value) as PriceRounding })}
    >
      {PRICE_ROUNDINGS.map((multiple) => (
        <option key={multiple} value={multiple}>
          {multiple === 1 ? texts.toWholePesos : texts.toPesos(formatMoney(multiple))}
        </option>
      ))}
    </SelectField>
  </div>
);

type PriceDialogProps = {
  count: number;
  chosen: Chosen;
  onDone: (change: PriceChange) => void;
  onClose: () => void;
};

function submitText(changed: number, isApplying: boolean): string {
  if (isApplying) return texts.applying;
  return changed > 0 ? texts.apply(changed) : texts.applyNone;
}

/** Asks for a percentage and shows each old and new price before anything changes. */
export function PriceDialog({ count, chosen, onDone, onClose }: PriceDialogProps) {
  const { preview, percent, fault, changed, ...change } = usePriceDraft(chosen, onDone);
  return (
    <FormDialog
      title={texts.title(count)}
      width="md"
      submitLabel={submitText(changed, change.isApplying)}
      busy={change.isApplying}
      disabled={changed === 0 || change.isOutdated}
      onSubmit={change.apply}
      onClose={onClose}
    >
      <div className="space-y-4">
        <RuleFields draft={change.draft} isInvalid={change.isInvalid} onChange={change.update} />
        {fault && <ErrorNotice message={errorText(fault)} />}
        {percent === null && !change.isInvalid && <p className="text-sm text-muted">{texts.hint}</p>}
        {percent !== null && change.isLoading && <SkeletonRows rows={4} />}
        {percent !== null && preview && (
          <PricePreviewTable preview={preview} percent={percent} outdated={change.isOutdated} />
        )}
      </div>
    </FormDialog>
  );
}
