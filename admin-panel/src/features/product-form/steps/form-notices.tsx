import { formatDateTime } from '@shop/web-kit/format';
import { Button } from '#ui/button.tsx';
import { Banner, ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { type RestoredDraft } from '../save/stored-draft.ts';
import { texts } from '../texts.ts';
import { type SaveFailure } from '../save/use-product-session.ts';

export const CategoriesWarning = ({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) => (
  <Banner tone="warn">
    {texts.categoriesFailed}
    <Button variant="link" size="sm" className="ml-2" busy={retrying} onClick={onRetry}>
      {texts.retry}
    </Button>
  </Banner>
);

type RestoredNoticeProps = { draft: RestoredDraft; onDiscard: () => void };

export const RestoredNotice = ({ draft, onDiscard }: RestoredNoticeProps) => (
  <Banner tone="info">
    {texts.restored(formatDateTime(draft.savedAt))}
    {draft.isOutdated && <span className="block">{texts.restoredOlder}</span>}
    <Button variant="link" size="sm" className="ml-2" onClick={onDiscard}>
      {texts.discard}
    </Button>
  </Banner>
);

export const SaveFailed = ({ failure }: { failure: SaveFailure }) => (
  <ErrorNotice
    message={
      <>
        {failure.title}
        {failure.detail && failure.detail !== failure.title && (
          <span className="block text-sm font-normal">{failure.detail}</span>
        )}
      </>
    }
  />
);
