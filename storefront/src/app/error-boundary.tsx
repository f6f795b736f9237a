import { Component, type ReactNode } from 'react';
import { texts } from './texts.ts';

/** A fault in one page leaves the frame and the cart alone. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { broken: false, away: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  // Without a connection the browser's own page would take the place of the shop.
  private readonly reload = () =>
    fetch(location.href).then(
      () => location.reload(),
      () => this.setState({ away: true }),
    );

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div role="alert" className="page section flex flex-col items-center gap-4 text-center">
        <h1 className="text-h2">{texts.broken}</h1>
        <p>{this.state.away ? texts.away : texts.brokenHelp}</p>
        <button type="button" className="btn btn-primary" onClick={this.reload}>
          {texts.reload}
        </button>
      </div>
    );
  }
}
