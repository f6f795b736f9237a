import { parsePolicy, type PolicyBlock, type PolicySpan } from '@shop/contract';

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

/** Shows the text of a policy as shoppers read it. */
export const PolicyText = ({ text }: { text: string }) =>
  parsePolicy(text).map((block, at) => <Block key={at} block={block} />);
