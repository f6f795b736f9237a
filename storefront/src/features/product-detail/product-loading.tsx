import { texts } from './texts.ts';

export const ProductLoading = () => (
  <div className="page grid animate-pulse gap-4 py-11 md:grid-cols-2 md:gap-8">
    <h1 tabIndex={-1} className="sr-only">
      {texts.loading}
    </h1>
    <div aria-hidden="true" className="aspect-[8/9] rounded-panel md:aspect-[4/5] bg-sand" />
    <div aria-hidden="true" className="flex flex-col gap-4">
      <div className="h-12 w-2/3 rounded-sm bg-sand" />
      <div className="h-8 w-1/3 rounded-sm bg-sand" />
      <div className="h-12 rounded-full bg-sand" />
    </div>
  </div>
);
