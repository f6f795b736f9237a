import { isStopped, orderPromiseText, type CheckoutContent } from '@shop/contract';
import type { AnyOrder } from '#shared/order/order-progress.ts';
import { texts } from './texts.ts';

type NextStepsProps = { order: AnyOrder; checkout: CheckoutContent };

function expectedText({ order, checkout }: NextStepsProps): string {
  const promise = orderPromiseText(order);
  if (promise) return `${promise}.`;
  const { estimatedDays } = checkout.shipping.homeDelivery;
  if (order.deliveryMethod === 'pickup' || !estimatedDays) return '';
  return texts.estimated(estimatedDays, order.paymentMethod);
}

export function NextSteps({ order, checkout }: NextStepsProps) {
  if (isStopped(order.status)) return null;
  const steps = texts.nextSteps({ ...order, paid: order.isPaid }, expectedText({ order, checkout }));
  return (
    <section className="bg-sand p-6 sm:p-10">
      <h2 className="text-2xl">{texts.next}</h2>
      <ol className="mt-5 grid grid-cols-1 gap-5 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3 md:flex-col">
            <span
              aria-hidden="true"
              className="flex size-9 shrink-0 items-center justify-center rounded-full bg-wine font-semibold text-white"
            >
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
