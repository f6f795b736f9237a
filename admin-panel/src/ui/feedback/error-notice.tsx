import { type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '@shop/web-kit/icons';
import { texts } from '../texts.ts';

type ErrorNoticeProps = {
  message: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  className?: string;
};

// A dialog scrolls, and its buttons stand outside: a refusal below its fold would not be seen.
const showInDialog = (node: HTMLElement | null) => {
  if (node?.closest('[role=dialog]')) node.scrollIntoView({ block: 'nearest' });
};

export const ErrorNotice = ({ message, onRetry, retrying = false, className }: ErrorNoticeProps) => (
  <div
    ref={showInDialog}
    role="alert"
    className={classNames(
      'flex flex-wrap items-center gap-3 rounded-panel border border-danger bg-danger-soft px-4 py-3',
      className,
    )}
  >
    <Icon name="circle-alert" className="size-5 shrink-0 text-danger" />
    <p className="min-w-0 flex-1 basis-40 font-medium">{message}</p>
    {onRetry && (
      <Button busyLabel={texts.retrying} size="sm" busy={retrying} onClick={onRetry}>
        {texts.retry}
      </Button>
    )}
  </div>
);

type LoadErrorProps = {
  query: { isFetching: boolean; refetch: () => unknown };
  message: ReactNode;
  className?: string;
};

export const LoadError = ({ query, ...rest }: LoadErrorProps) => (
  <ErrorNotice {...rest} retrying={query.isFetching} onRetry={() => void query.refetch()} />
);

const tones = {
  success: { box: 'border-success bg-success-soft', icon: 'circle-check', ink: 'text-success' },
  warn: { box: 'border-warn bg-warn-soft', icon: 'triangle-alert', ink: 'text-warn' },
  info: { box: 'border-info bg-info-soft', icon: 'info', ink: 'text-info' },
} as const;

export const Banner = ({
  tone,
  children,
  className,
}: {
  tone: keyof typeof tones;
  children: ReactNode;
  className?: string;
}) => (
  <div
    role="status"
    className={classNames(
      'flex items-start gap-3 rounded-panel border px-4 py-3',
      tones[tone].box,
      className,
    )}
  >
    <Icon name={tones[tone].icon} className={classNames('mt-0.5 size-5 shrink-0', tones[tone].ink)} />
    <div className="min-w-0 flex-1 font-medium">{children}</div>
  </div>
);
