import { Component, type ReactNode } from 'react';
import { texts } from './texts.ts';

/** A fault in one page leaves the frame and the cart alone. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div role="alert" className="page section flex flex-col items-center gap-4 text-center">
        <h1 className="text-h2">{texts.broken}</h1>
        <p>{texts.brokenHelp}</p>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          {texts.reload}
        </button>
      </div>
    );
  }
}
