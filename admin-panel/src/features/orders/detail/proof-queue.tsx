import { type AdminOrder, type ProofQueue } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Icon } from '@shop/web-kit/icons';
import { paths } from '#shared/paths.ts';
import { buttonStyles } from '#ui/button.tsx';
import { proofQueueQuery } from '../queries.ts';
import { texts } from './texts.ts';

type QueueStepProps = { to: ProofQueue[number] | undefined; label: string; icon: string };

function QueueStep({ to, label, icon }: QueueStepProps) {
  const isForward = icon === 'chevron-right';
  const content = (
    <>
      {!isForward && <Icon name={icon} className="size-4" />}
      {label}
      {isForward && <Icon name={icon} className="size-4" />}
    </>
  );
  const className = buttonStyles({ size: 'sm' });
  return to ? (
    <Link to={paths.order(to._id)} className={className}>
      {content}
    </Link>
  ) : (
    <span aria-disabled="true" className={className}>
      {content}
    </span>
  );
}

/** Steps through the orders whose proof awaits a decision, oldest first. */
export function ProofQueueSteps({ order }: { order: AdminOrder }) {
  const { data: queue = [] } = useQuery(proofQueueQuery);
  const at = queue.findIndex(({ _id }) => _id === order._id);
  if (at < 0 || queue.length < 2) return null;
  return (
    <nav
      aria-label={texts.review.queue}
      className="flex flex-wrap items-center justify-between gap-2 lg:col-span-2"
    >
      <QueueStep to={queue[at - 1]} label={texts.review.previous} icon="chevron-left" />
      <p className="text-sm text-muted tabular-nums">{texts.review.position(at + 1, queue.length)}</p>
      <QueueStep to={queue[at + 1]} label={texts.review.next} icon="chevron-right" />
    </nav>
  );
}

/** Returns the order that follows a reviewed one, or the oldest when it was the last. */
export const followingProof = (queue: ProofQueue, { _id, createdAt }: AdminOrder) => {
  const others = queue.filter((one) => one._id !== _id);
  return others.find((one) => one.createdAt > createdAt) ?? others[0];
};

/** Offers the next proof after one was accepted. */
export function NextProof({ order }: { order: AdminOrder }) {
  const { data: queue } = useQuery(proofQueueQuery);
  if (!queue) return null;
  const following = followingProof(queue, order);
  if (!following) return <p className="text-muted">{texts.review.allDone}</p>;
  const left = queue.filter(({ _id }) => _id !== order._id).length;
  return (
    <Link to={paths.order(following._id)} className={buttonStyles({ variant: 'primary' })}>
      {texts.review.goOn(left)}
    </Link>
  );
}
