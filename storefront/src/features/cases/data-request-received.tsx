import { useEffect, useRef } from 'react';
import { COPY_CONFIRMATION_ORDER_MS, type DataRequestAnswer } from '@shop/contract';
import { formatDate } from '@shop/web-kit/format';
import { CopyButton } from '#shared/order/copy-button.tsx';
import { myDataTexts as texts } from './my-data-texts.ts';

type Links = NonNullable<DataRequestAnswer['links']>;

const OwnData = ({ page, json }: Links) => (
  <div className="flex flex-col gap-3">
    <p className="flex flex-wrap gap-3">
      <a href={page} target="_blank" rel="noopener" className="btn btn-primary">
        {texts.page}
      </a>
      <a href={json} className="btn btn-outline" download>
        {texts.json}
      </a>
    </p>
    <p className="text-sm text-muted">{texts.links}</p>
  </div>
);

/** Shows the code, what happens next, and the data themselves once the person is proven. */
export function DataRequestReceived({ code, message, dueAt, links }: DataRequestAnswer) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex flex-col gap-5 rounded-hero bg-white p-5 sm:p-8" aria-labelledby="recibido">
      <h2 id="recibido" ref={heading} tabIndex={-1} className="text-2xl">
        {texts.received}
      </h2>
      <p>{message}</p>
      {code && (
        <div className="flex flex-wrap items-center gap-3 rounded-panel bg-success-soft p-4">
          <p className="text-lg font-medium text-success">
            {texts.code} <strong className="whitespace-nowrap select-all tabular-nums">{code}</strong>
          </p>
          <CopyButton text={code} what={texts.codeName} confirmationMs={COPY_CONFIRMATION_ORDER_MS} />
        </div>
      )}
      {links ? <OwnData {...links} /> : <p>{texts.due(formatDate(dueAt))}</p>}
    </section>
  );
}
