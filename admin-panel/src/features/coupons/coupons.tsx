import {
  type Coupon,
  type CouponInput,
  couponState,
  type CouponState,
  couponStateLabel,
  createCoupon,
  deleteCoupon,
  listCoupons,
  staleCouponSchema,
  updateCoupon,
} from '@shop/contract';
import { call, serverToday } from '@shop/web-kit/api';
import { formatMoney } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AllowedLink } from '#shared/access/allowed-link.tsx';
import { conflictDetails } from '#shared/edit-session/conflict-details.ts';
import { useLinkedDialog } from '#shared/hooks/use-linked-dialog.ts';
import { paths } from '#shared/paths.ts';
import { ActionButton, rowAction } from '#shared/resource/action-button.tsx';
import { DraftDialog } from '#shared/resource/draft-dialog.tsx';
import { type FieldForm, type Fields, type Typed } from '#shared/resource/fields.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { Page } from '#shared/resource/page.tsx';
import { nounOf, queryOf } from '#shared/resource/query.ts';
import { contentQuery } from '#shared/shop-queries.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';

type TypedCoupon = Typed<Required<CouponInput>>;

const EMPTY: TypedCoupon = {
  code: '',
  kind: 'percent',
  value: 10,
  minimum: 0,
  from: null,
  to: null,
  maxUses: null,
  categories: [],
  oncePerClient: false,
  onDiscounted: true,
  withPaymentDiscount: true,
  active: true,
};

const fields: Fields<TypedCoupon> = {
  code: { label: 'Código', hint: 'Lo que escribe la clienta, por ejemplo VERANO10.', autoComplete: 'off' },
  kind: { kind: 'choice', label: 'Qué descuenta', options: texts.kindOptions },
  value: {
    kind: 'digits',
    label: ({ kind }) => (kind === 'percent' ? 'Porcentaje (%)' : 'Importe ($)'),
    when: ({ kind }) => kind !== 'free_delivery',
  },
  minimum: {
    kind: 'digits',
    label: 'Compra mínima ($)',
    hint: 'De los productos que entran en el cupón. Con 0 no hay mínimo.',
  },
  from: { kind: 'day', label: 'Desde', optional: true },
  to: { kind: 'day', label: 'Hasta', optional: true },
  maxUses: { kind: 'digits', label: 'Usos en total', hint: 'Vacío, sin límite.' },
  oncePerClient: { kind: 'flag', label: texts.oncePerClient },
  onDiscounted: { kind: 'flag', label: 'También sobre productos con descuento' },
  withPaymentDiscount: { kind: 'flag', label: 'También con el descuento por forma de pago' },
  categories: { label: texts.categories, shown: (keys) => (keys as string[]).join(', ') },
  active: { kind: 'flag', label: 'Activo' },
};

const draftOf = ({ _id, uses: _uses, createdAt: _createdAt, updatedAt: _updatedAt, ...draft }: Coupon) =>
  draft;

const bodyOf = ({ value, minimum, ...typed }: TypedCoupon): CouponInput => ({
  ...typed,
  value: typed.kind === 'free_delivery' ? 0 : (value ?? 0),
  minimum: minimum ?? 0,
});

function Categories({ form: { values, change } }: { form: FieldForm<TypedCoupon> }) {
  const categories = useQuery(contentQuery).data?.productCatalog.categories ?? [];
  const toggle = (name: string, isChosen: boolean) =>
    change({ categories: [...values.categories.filter((one) => one !== name), ...(isChosen ? [name] : [])] });
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{texts.categories}</legend>
      <p className="text-xs text-muted">{texts.categoriesHint}</p>
      <div className="mt-1 grid grid-cols-2 gap-x-3">
        {categories.map(({ name, display_name }) => (
          <label key={name} className="flex min-h-11 items-center gap-3">
            <Checkbox
              checked={values.categories.includes(name)}
              onChange={({ target }) => toggle(name, target.checked)}
            />
            <span>{display_name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Asks for everything about a coupon. */
function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const [base, setBase] = useState(coupon);
  const conflictOf = (error: unknown) => {
    const theirs = conflictDetails(error, staleCouponSchema)?.coupon;
    if (!theirs || !base) return null;
    setBase(theirs);
    return { base: draftOf(base), theirs: draftOf(theirs) };
  };
  return (
    <DraftDialog
      width="md"
      title={coupon ? texts.editTitle(coupon.code) : texts.create}
      submitLabel={texts.save}
      initial={coupon ? draftOf(coupon) : EMPTY}
      fields={fields}
      save={(typed) =>
        base
          ? call(updateCoupon, {
              params: { id: base._id },
              body: { ...bodyOf(typed), expectedUpdatedAt: base.updatedAt },
            })
          : call(createCoupon, { body: bodyOf(typed) })
      }
      success={({ coupon: { code } }) => texts.saved(code)}
      failed={texts.failed}
      conflictOf={conflictOf}
      invalidates={nounOf(listCoupons)}
      onClose={onClose}
    >
      {(list, form) => (
        <>
          {list('code', 'kind', 'value', 'minimum')}
          <div className="grid grid-cols-2 gap-3">{list('from', 'to')}</div>
          {list('maxUses', 'oncePerClient', 'onDiscounted', 'withPaymentDiscount')}
          <Categories form={form} />
        </>
      )}
    </DraftDialog>
  );
}

const toggling = rowAction(
  updateCoupon,
  (coupon: Coupon) => ({
    params: { id: coupon._id },
    body: { ...draftOf(coupon), expectedUpdatedAt: coupon.updatedAt, active: !coupon.active },
  }),
  {
    icon: ({ active }) => (active ? 'pause' : 'play'),
    label: ({ code, active }) => (active ? texts.pause(code) : texts.resume(code)),
    failed: texts.actionFailed,
  },
);

const removal = rowAction(deleteCoupon, ({ _id: id }: Coupon) => ({ params: { id } }), {
  icon: 'trash-2',
  variant: 'danger-ghost',
  label: ({ code }) => texts.remove(code),
  question: ({ code }) => ({
    title: texts.removeTitle(code),
    text: texts.removeText,
    confirmLabel: texts.removeConfirm,
  }),
  success: (_answer, { code }) => texts.removed(code),
  failed: texts.actionFailed,
});

const tones: Record<CouponState, BadgeTone> = {
  active: 'success',
  paused: 'neutral',
  upcoming: 'info',
  expired: 'neutral-outline',
  used_up: 'warn',
};

const dayText = (iso: string): string => iso.split('-').reverse().join('/');

function daysText({ from, to }: Coupon): string {
  if (from && to) return texts.days.both(dayText(from), dayText(to));
  if (from) return texts.days.from(dayText(from));
  return to ? texts.days.to(dayText(to)) : '';
}

function CouponRow({ coupon, onEdit }: { coupon: Coupon; onEdit: (coupon: Coupon) => void }) {
  const { code, kind, value, minimum, oncePerClient, uses, maxUses } = coupon;
  const state = couponState(coupon, serverToday());
  const details = [
    texts.kinds[kind](kind === 'amount' ? formatMoney(value) : String(value)),
    daysText(coupon),
    minimum > 0 && texts.minimum(formatMoney(minimum)),
    oncePerClient && texts.oncePerClient,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {code}
          <Badge tone={tones[state]}>{couponStateLabel(state)}</Badge>
        </p>
        <p className="text-sm text-muted">
          {details.filter(Boolean).join(' · ')} ·{' '}
          <AllowedLink
            call="listOrders"
            to={`${paths.orders}?cupon=${code}`}
            className="inline-flex min-h-6 items-center text-wine underline underline-offset-2"
          >
            {texts.uses(uses, maxUses)}
          </AllowedLink>
        </p>
      </div>
      <div className="flex items-center gap-1">
        <IconButton icon="pencil" label={texts.edit(code)} onClick={() => onEdit(coupon)} />
        <ActionButton row={coupon} action={toggling} />
        <ActionButton row={coupon} action={removal} />
      </div>
    </li>
  );
}

/** Lists the coupons with their uses; each can be changed, paused or deleted. */
export function Coupons() {
  const [edited, setEdited] = useState<Coupon | null>(null);
  const creation = useLinkedDialog('cupon');
  const create = (
    <Button icon="plus" variant="primary" onClick={creation.open}>
      {texts.create}
    </Button>
  );
  return (
    <Page texts={texts} actions={create}>
      <Loaded query={useQuery(queryOf(listCoupons))} failed={() => texts.loadFailed} loading={4}>
        {({ coupons }) =>
          coupons.length === 0 ? (
            <EmptyState title={texts.empty} text={texts.emptyText} />
          ) : (
            <SectionCard title={texts.title}>
              <ul className="divide-y divide-line">
                {coupons.map((coupon) => (
                  <CouponRow key={coupon._id} coupon={coupon} onEdit={setEdited} />
                ))}
              </ul>
            </SectionCard>
          )
        }
      </Loaded>
      {creation.isOpen && <CouponDialog coupon={null} onClose={creation.close} />}
      {edited && <CouponDialog coupon={edited} onClose={() => setEdited(null)} />}
    </Page>
  );
}
