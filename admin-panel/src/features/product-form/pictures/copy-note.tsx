import { useQuery, queryOptions } from '@tanstack/react-query';
import { call } from '@shop/web-kit/api';
import { texts } from '../texts.ts';

const AGAIN_MS = 15_000;

const copiesQuery = queryOptions({
  queryKey: ['picture-copies'],
  queryFn: async () => (await call('listPictureCopies')).copies,
  refetchInterval: AGAIN_MS,
});

const isForeign = (url: string): boolean => url.startsWith('https://');

function Note({ url }: { url: string }) {
  const { data } = useQuery(copiesQuery);
  const copy = data?.find((one) => one.url === url);
  const isFailed = copy?.state === 'failed';
  return (
    <p
      role="status"
      className={`rounded-lg px-3 py-2 text-sm text-ink ${isFailed ? 'bg-danger-soft' : 'bg-warn-soft'}`}
    >
      {isFailed && copy.fault ? texts.copyFailed(texts.copyFaults[copy.fault]) : texts.copyWaits}
    </p>
  );
}

/** Says what becomes of a picture of another site: shoppers see it once the shop has its own copy. */
export const CopyNote = ({ url }: { url: string }) => isForeign(url) && <Note url={url} />;
