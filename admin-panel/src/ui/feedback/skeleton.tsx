import { classNames } from '../class-names.ts';
import { texts } from '../texts.ts';

export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'block h-4 animate-[shimmer_1.6s_ease-in-out_infinite] rounded-sm bg-neutral-soft',
      className,
    )}
  />
);

export const SkeletonRows = ({ rows = 5, className }: { rows?: number; className?: string }) => (
  <div role="status" className={classNames('space-y-3 p-4', className)}>
    <span className="sr-only">{texts.loading}</span>
    {Array.from({ length: rows }, (_, i) => (
      <Skeleton key={i} className="h-10 w-full rounded-lg" />
    ))}
  </div>
);
