import {
  formatMoney,
  PRICE_ROUNDINGS,
  type PriceChange,
  type PriceRounding,
  changePrices as changePricesEndpoint,
  type InputOf,
  previewPrices,
  type PriceRule,
} from '@shop/contract';
import { errorText, call, createIdempotentSender } from '@shop/web-kit/api';
import { useDebouncedValue } from '@shop/web-kit/hooks';
import { useMutation, useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Field, SelectField } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { type Chosen } from '../use-product-selection.ts';
import { PricePreviewTable } from './price-preview.tsx';
import { type Direction, MAX_PERCENT, parsePercent, percentPart, USUAL_ROUNDING } from './price-rule.ts';
import { texts } from './texts.ts';
import { queryOf } from '#shared/resource/query.ts';

// Stands in while nobody has said which products change; no call is made with it.
const NONE: Chosen = { ids: [] };

const pricePreviewQuery = (chosen: Chosen, { percent, roundTo }: PriceRule, enabled: boolean) =>
  queryOptions({
    ...queryOf(previewPrices, { body: { ...chosen, percent, roundTo } }),
    // It is not among the products, whose refresh after the change would ask for it again.
    queryKey: [previewPrices.name, chosen, percent, roundTo],
    placeholderData: keepPreviousData,
    // Prices may change between two looks.
    staleTime: 0,
    gcTime: 0,
    enabled,
    retry: false,
  });

const once = createIdempotentSender();

/** Changes prices; a retry after a lost response does not change them twice. */
const changePrices = (body: InputOf<typeof changePricesEndpoint>['body']) =>
  once(body, (headers) => call(changePricesEndpoint, { body }, { headers }));

const TYPING_MS = 300;

type PriceDraft = { direction: Direction; typed: string; roundTo: PriceRounding };
const emptyDraft: PriceDraft = { direction: 'raise', typed: '', roundTo: USUAL_ROUNDING };

function usePreview(chosen: Chosen | null, percent: number | null, roundTo: PriceRounding) {
  const wanted = useDebouncedValue(percent, TYPING_MS);
  const isWanted = wanted !== null && percent !== null && chosen !== null;
  const { data, error, isLoading, isFetching, isPlaceholderData, refetch } = useQuery(
    pricePreviewQuery(chosen ?? NONE, { percent: wanted ?? 0, roundTo }, isWanted),
  );
  return {
    preview: isWanted && !error ? data : undefined,
    error: isWanted ? error : null,
    isLoading,
    isOutdated: isPlaceholderData || isFetching || wanted !== percent,
    refetch,
  };
}

/** Holds a typed price change with its preview until it is applied. */
function usePriceDraft(chosen: Chosen | null, onDone: (change: PriceChange) => void) {
  const [draft, setDraft] = useState(emptyDraft);
  const parsed = parsePercent(draft.typed, draft.direction);
  const percent = parsed === 'invalid' ? null : parsed;
  const { preview, error, isLoading, isOutdated, refetch } = usePreview(chosen, percent, draft.roundTo);
  const { mutate, reset, ...change } = useMutation({
    mutationFn: changePrices,
    onSuccess: (answer) => onDone(answer.change),
    // Prices that changed meanwhile are shown as they are now.
    onError: () => void refetch(),
  });
  return {
    draft,
    update: (part: Partial<PriceDraft>) => {
      reset();
      setDraft({ ...draft, ...part });
    },
    percent,
    isInvalid: parsed === 'invalid',
    preview,
    /** Products whose price would change. */
    changed: preview?.changed ?? 0,
    isLoading,
    isOutdated,
    fault: change.error ?? error,
    isApplying: change.isPending,
    apply: () => {
      if (preview && percent !== null && chosen)
        mutate({ ...chosen, percent, roundTo: draft.roundTo, version: preview.version });
    },
  };
}

const directions = [
  { value: 'raise' as const, label: texts.raise },
  { value: 'lower' as const, label: texts.lower },
];

type RuleFieldsProps = {
  draft: PriceDraft;
  isInvalid: boolean;
  onChange: (part: Partial<PriceDraft>) => void;
  /** Fields between the percentage and its rounding. */
  children: ReactNode;
};

const RuleFields = ({ draft, isInvalid, onChange, children }: RuleFieldsProps) => (
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
            onChange={({ target }) => onChange(percentPart(target.value))}
          />
          <span aria-hidden="true">%</span>
        </span>
      )}
    </Field>
    {children}
    <SelectField
      label={texts.rounding}
      className={children ? 'col-span-full' : 'max-sm:col-span-full'}
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

export type PriceDialogProps = {
  title: string;
  /** Null until it is said which products change. */
  chosen: Chosen | null;
  children?: ReactNode;
  onDone: (change: PriceChange) => void;
  onClose: () => void;
};

function submitText(changed: number, isApplying: boolean): string {
  if (isApplying) return texts.applying;
  return changed > 0 ? texts.apply(changed) : texts.changePrices;
}

type Asked = { percent: number | null; isInvalid: boolean; chosen: Chosen | null };

function hintOf({ percent, isInvalid, chosen }: Asked): string | null {
  if (isInvalid) return null;
  if (percent === null) return texts.hint;
  return chosen ? null : texts.hintWhich;
}

/** Asks for a percentage and shows each old and new price before anything changes. */
export function PriceDialog({ title, chosen, children, onDone, onClose }: PriceDialogProps) {
  const { preview, percent, fault, changed, ...change } = usePriceDraft(chosen, onDone);
  const hint = hintOf({ percent, isInvalid: change.isInvalid, chosen });
  return (
    <FormDialog
      title={title}
      width="md"
      submitLabel={submitText(changed, change.isApplying)}
      busy={change.isApplying}
      disabled={changed === 0 || change.isOutdated}
      onSubmit={change.apply}
      onClose={onClose}
    >
      <div className="space-y-4">
        <RuleFields draft={change.draft} isInvalid={change.isInvalid} onChange={change.update}>
          {children}
        </RuleFields>
        {fault && <ErrorNotice message={errorText(fault)} />}
        {hint && <p className="text-sm text-muted">{hint}</p>}
        {percent !== null && change.isLoading && <SkeletonRows rows={4} />}
        {percent !== null && preview && (
          <PricePreviewTable preview={preview} percent={percent} outdated={change.isOutdated} />
        )}
      </div>
    </FormDialog>
  );
}
