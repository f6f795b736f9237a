import type { DataRequestAnswer } from '@shop/contract';
import { formatDate } from '@shop/web-kit/format';
import { myDataTexts as texts } from './my-data-texts.ts';
import { ReceivedCase } from './received-case.tsx';

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
export const DataRequestReceived = ({ code, message, dueAt, links }: DataRequestAnswer) => (
  <ReceivedCase title={texts.received} message={message} code={code} texts={texts}>
    {links ? <OwnData {...links} /> : <p>{texts.due(formatDate(dueAt))}</p>}
  </ReceivedCase>
);
