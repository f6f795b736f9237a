import { type ReactNode } from 'react';
import { texts } from '../texts.ts';

/** A term and what it says; 'Sin datos' when it says nothing. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 py-1">
    <dt className="text-muted">{term}</dt>
    <dd className="min-w-0 text-right font-medium break-words">{children || texts.quick.none}</dd>
  </div>
);
