import { parsePolicy, type PolicyBlock, type PolicySpan } from '@shop/contract';
import { useId } from 'react';
import { texts } from './texts.ts';

const Spans = ({ spans }: { spans: readonly PolicySpan[] }) =>
  spans.map(({ text, strong }, at) => (strong ? <strong key={at}>{text}</strong> : text));

function Block({ block }: { block: PolicyBlock }) {
  if (block.type === 'list')
    return (
      <ul className="list-disc pl-5">
        {block.items.map((spans, at) => (
          <li key={at}>
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    );
  const Text = block.type === 'heading' ? 'h4' : 'p';
  return (
    <Text className={block.type === 'heading' ? 'mt-3 text-base font-semibold' : undefined}>
      <Spans spans={block.spans} />
    </Text>
  );
}

/** Shows a policy as shoppers read it, with the data of the shop. */
export function PolicyPreview({ text }: { text: string }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
      <h3 id={titleId} className="font-semibold">
        {texts.view}
      </h3>
      <div
        role="group"
        aria-labelledby={titleId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
        tabIndex={0}
        className="flex max-h-140 flex-col gap-2 overflow-y-auto rounded-panel border border-line p-4 break-words"
      >
        {parsePolicy(text).map((block, at) => (
          <Block key={at} block={block} />
        ))}
      </div>
    </section>
  );
}
