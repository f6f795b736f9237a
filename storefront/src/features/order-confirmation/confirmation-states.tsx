import { Icon } from '@shop/web-kit/icons';
import { texts } from './texts.ts';

export const ConfirmationLoading = () => (
  <div data-needs-script className="flex min-h-[50vh] flex-col items-center justify-center gap-4 text-center">
    <Icon name="loader-circle" className="size-10 animate-spin text-wine" />
    <p role="status">{texts.loading}</p>
    <noscript>
      <p className="max-w-text font-medium">{texts.noScript}</p>
    </noscript>
  </div>
);

export const ConfirmationFailed = ({ retry }: { retry: () => void }) => (
  <div className="mx-auto max-w-text rounded-panel bg-danger-soft p-6 text-center">
    <p role="alert" className="font-medium text-danger">
      {texts.failed}
    </p>
    <button type="button" className="btn btn-outline mt-4" onClick={retry}>
      {texts.retry}
    </button>
  </div>
);
