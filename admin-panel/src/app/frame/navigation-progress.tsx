import { useNavigation } from 'react-router-dom';

/** A thin line while the next page's code is on its way. */
export const NavigationProgress = () =>
  useNavigation().state === 'idle' ? null : (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-wine-solid" />
  );
