import { Icon } from '@shop/web-kit/icons';
import { texts } from './texts.ts';

export const TrackingLoading = () => (
  <p role="status" className="flex items-center justify-center gap-3 py-10">
    <Icon name="loader-circle" className="size-6 animate-spin text-wine" />
    {texts.searching}
  </p>
);

export const TrackingFailed = ({ text, retry }: { text: string; retry?: () => void }) => (
  <div className="rounded-panel bg-danger-soft p-5 text-center">
    <p role="alert" tabIndex={-1} className="flex items-center justify-center gap-2 font-medium text-danger">
      <Icon name="circle-alert" className="size-5 shrink-0" />
      {text}
    </p>
    {retry && (
      <button type="button" className="btn btn-outline mt-3" onClick={retry}>
        {texts.retry}
      </button>
    )}
  </div>
);
