import { classNames } from '../class-names.ts';

/** Is decorative: the text beside it must say what is loading. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'inline-block size-4 animate-spin rounded-full border-2 border-current border-r-transparent',
      className,
    )}
  />
);

export const LoadingScreen = ({ label, className }: { label: string; className?: string }) => (
  <div
    role="status"
    className={classNames('flex min-h-60 flex-col items-center justify-center gap-3 text-muted', className)}
  >
    <Spinner className="size-7 text-wine" />
    <span>{label}</span>
  </div>
);
