import { type Coupon } from '@shop/contract';
import { useState } from 'react';
import { CouponForm } from '#features/coupons/coupon-form.tsx';
import { CouponList } from '#features/coupons/coupon-list.tsx';
import { texts } from '#features/coupons/texts.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

export function Component() {
  usePageTitle(texts.title);
  const [edited, setEdited] = useState<Coupon | 'new' | null>(null);
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.subtitle}
        actions={
          <Button icon="plus" variant="primary" onClick={() => setEdited('new')}>
            {texts.create}
          </Button>
        }
      />
      <CouponList onEdit={setEdited} />
      {edited && <CouponForm coupon={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}
