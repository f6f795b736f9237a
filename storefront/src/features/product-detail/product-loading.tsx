import { texts } from './texts.ts';

export const ProductLoading = () => (
  <div className="page grid animate-pulse gap-8 py-12 md:grid-cols-2">
    <h1 tabIndex={-1} className="sr-only">
      {texts.loading}
    </h1>
    <div aria-hidden="true" className="aspect-[4/5] rounded-panel bg-sand" />
    <div aria-hidden="true" className="flex flex-col gap-4">
      <div className="h-12 w-2/3 rounded-sm bg-sand" />
      <div className="h-8 w-1/3 rounded-sm bg-sand" />
      <div className="h-12 rounded-full bg-sand" />
    </div>
  </div>
);
