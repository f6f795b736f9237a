import { useEffect, useRef, type ReactNode } from 'react';
import { COPY_CONFIRMATION_ORDER_MS } from '@shop/contract';
import { CopyButton } from '#shared/order/copy-button.tsx';

type ReceivedCaseProps = {
  title: string;
  /** Stands above the code. */
  message?: string;
  code: string;
  texts: { code: string; codeName: string };
  children: ReactNode;
};

/** Shows what became of a request that was sent, with its code to keep; the heading takes the focus. */
export function ReceivedCase({ title, message, code, texts, children }: ReceivedCaseProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex flex-col gap-5 rounded-hero bg-white p-5 sm:p-8" aria-labelledby="recibido">
      <h2 id="recibido" ref={heading} tabIndex={-1} className="text-h3">
        {title}
      </h2>
      {message && <p>{message}</p>}
      {code && (
        <div className="flex flex-wrap items-center gap-3 rounded-panel bg-success-soft p-4">
          <p className="font-medium text-success">
            {texts.code} <strong className="whitespace-nowrap select-all tabular-nums">{code}</strong>
          </p>
          <CopyButton text={code} what={texts.codeName} confirmationMs={COPY_CONFIRMATION_ORDER_MS} />
        </div>
      )}
      {children}
    </section>
  );
}
