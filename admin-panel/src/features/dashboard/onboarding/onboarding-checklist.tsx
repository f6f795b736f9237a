import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { SectionCard } from '#ui/layout/card.tsx';
import { Icon } from '@shop/web-kit/icons';
import { type OnboardingKey, type OnboardingStep } from './onboarding.ts';
import { texts } from '../texts.ts';

const destinations: Record<OnboardingKey, string> = {
  categories: `${paths.content}?seccion=productCatalog`,
  sizeGuide: `${paths.content}?seccion=sizeGuides`,
  product: paths.newProduct,
  bank: `${paths.content}?seccion=checkout`,
  whatsapp: `${paths.settings}?seccion=tienda`,
  shipping: `${paths.content}?seccion=checkout`,
};

export function OnboardingChecklist({ steps }: { steps: readonly OnboardingStep[] }) {
  const done = steps.filter((step) => step.done).length;
  return (
    <SectionCard
      title={texts.onboarding}
      description={texts.onboardingProgress(done, steps.length)}
      className="border-wine"
    >
      <ol className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {steps.map((step) => (
          <li key={step.key}>
            <Step step={step} />
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

const Step = ({ step: { key, done } }: { step: OnboardingStep }) => (
  <Link
    to={destinations[key]}
    className="flex h-full items-start gap-3 rounded-panel border border-line px-4 py-3 hover:border-line-strong hover:bg-panel-2"
  >
    <Icon
      name={done ? 'circle-check' : 'circle'}
      className={`mt-0.5 size-5 shrink-0 ${done ? 'text-success' : 'text-line-strong'}`}
    />
    <span className="min-w-0">
      <span className={`block font-semibold ${done ? 'text-muted line-through' : ''}`}>
        {texts.steps[key].title}
      </span>
      <span className="block text-xs text-muted">{texts.steps[key].hint}</span>
      <span className="sr-only">{done ? texts.stepDone : texts.stepPending}</span>
    </span>
  </Link>
);
