import { businessDay, type Coupon, couponState, type CouponState, couponStateLabel } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatMoney } from '@shop/web-kit/format';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { AllowedLink } from '#shared/access/allowed-link.tsx';
import { useAction } from '#shared/actions/use-action.ts';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { paths } from '#shared/paths.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { couponsQuery } from './queries.ts';
import { texts } from './texts.ts';

const tones: Record<CouponState, BadgeTone> = {
  active: 'success',
  paused: 'neutral',
  upcoming: 'info',
  expired: 'neutral-outline',
  used_up: 'warn',
};

const dayText = (day: string): string => day.split('-').reverse().join('/');

function daysText({ from, to }: Coupon): string {
  if (from && to) return texts.days.both(dayText(from), dayText(to));
  if (from) return texts.days.from(dayText(from));
  return to ? texts.days.to(dayText(to)) : '';
}

const valueText = ({ kind, value }: Coupon): string =>
  texts.kinds[kind](kind === 'amount' ? formatMoney(value) : String(value));

type RowProps = { coupon: Coupon; onEdit: (coupon: Coupon) => void };

const ended = {
  failed: texts.actionFailed,
  settled: (client: QueryClient) => client.invalidateQueries(couponsQuery),
};

/** Pauses, resumes or deletes a coupon. */
function useChangeCoupon(coupon: Coupon) {
  const { _id: id, uses: _uses, createdAt: _createdAt, updatedAt: expectedUpdatedAt, ...draft } = coupon;
  const toggling = useAction({
    run: () =>
      call('updateCoupon', { params: { id }, body: { ...draft, expectedUpdatedAt, active: !draft.active } }),
    ...ended,
  });
  const removal = useAction({
    run: () => call('deleteCoupon', { params: { id } }),
    success: texts.removed(draft.code),
    ...ended,
  });
  const { ask, dialog } = useQuestion(
    { title: texts.removeTitle(draft.code), text: texts.removeText, confirmLabel: texts.removeConfirm },
    removal.mutate,
  );
  return {
    toggle: () => toggling.mutate(),
    askRemoval: () => ask(),
    isChanging: toggling.isPending || removal.isPending,
    dialog,
  };
}

function CouponRow({ coupon, onEdit }: RowProps) {
  const { toggle, askRemoval, isChanging, dialog } = useChangeCoupon(coupon);
  const state = couponState(coupon, businessDay(new Date()));
  const details = [
    valueText(coupon),
    daysText(coupon),
    coupon.minimum > 0 && texts.minimum(formatMoney(coupon.minimum)),
    coupon.oncePerClient && texts.oncePerClient,
  ];
  const { code, active } = coupon;
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
            {texts.uses(coupon.uses, coupon.maxUses)}
          </AllowedLink>
        </p>
      </div>
      <div className="flex items-center gap-1">
        <IconButton icon="pencil" label={texts.edit(code)} onClick={() => onEdit(coupon)} />
        <IconButton
          icon={active ? 'pause' : 'play'}
          label={active ? texts.pause(code) : texts.resume(code)}
          disabled={isChanging}
          onClick={toggle}
        />
        <Button
          icon="trash-2"
          variant="danger-ghost"
          size="sm"
          aria-label={texts.remove(code)}
          onClick={askRemoval}
        />
      </div>
      {dialog}
    </li>
  );
}

/** Lists the coupons with their uses; each can be changed, paused or deleted. */
export function CouponList({ onEdit }: { onEdit: (coupon: Coupon) => void }) {
  const coupons = useQuery(couponsQuery);
  if (coupons.isPending) return <SkeletonRows rows={4} />;
  if (!coupons.data) return <LoadError query={coupons} message={texts.loadFailed} />;
  if (coupons.data.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  return (
    <SectionCard title={texts.title}>
      <ul className="divide-y divide-line">
        {coupons.data.map((coupon) => (
          <CouponRow key={coupon._id} coupon={coupon} onEdit={onEdit} />
        ))}
      </ul>
    </SectionCard>
  );
}
