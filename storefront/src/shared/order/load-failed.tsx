type LoadFailedProps = { text: string; retry: string; refetch: () => Promise<unknown> };

/** Stands for a part of an order's page that could not be loaded, and loads it again. */
export const LoadFailed = ({ text, retry, refetch }: LoadFailedProps) => (
  <p role="alert" className="mt-8 text-danger">
    {text}{' '}
    <button type="button" className="link" onClick={() => void refetch()}>
      {retry}
    </button>
  </p>
);
