import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Step } from './steps.tsx';

const REVIEW = { review: true } as const;

const isReview = (state: unknown) => typeof state === 'object' && state !== null && 'review' in state;

/** The review as a step of the browser's history too: Back leads from it to the form, not out of it. */
export function useReview(isSound: boolean) {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const asked = isReview(state);
  // Forward, or a reload, may lead to the review of what cannot be saved any more: it is edited first.
  useEffect(() => {
    if (asked && !isSound) void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [asked, isSound, navigate, search]);
  const step: Step = asked && isSound ? 'review' : 'edit';
  return {
    step,
    start: () => void navigate({ search }, { state: REVIEW, preventScrollReset: true }),
    end: () => void navigate(-1),
  };
}
