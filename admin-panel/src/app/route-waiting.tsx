import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { texts } from './texts.ts';

/** Shown while the code of the first page is on its way. */
export const RouteWaiting = () => <LoadingScreen label={texts.loadingPage} className="min-h-dvh" />;
