import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';

export const PanelLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-6 items-center text-sm font-medium text-wine underline-offset-4 hover:underline"
  >
    {children}
  </Link>
);
