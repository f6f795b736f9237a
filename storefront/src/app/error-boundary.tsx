import { Component, type ReactNode } from 'react';
import { texts } from './texts.ts';

/** Catches the errors of a page, so that the frame and the cart stay usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { hasError: false, isOffline: false };

  static getDerivedStateFromError() {
    return { hasError: true, isOffline: !navigator.onLine };
  }

  override componentDidCatch() {
    window.addEventListener('online', this.reload);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.reload);
  }

  // Reloading offline would replace the shop by the browser's error page.
  private readonly reload = () =>
    fetch(location.href).then(
      () => location.reload(),
      () => this.setState({ isOffline: true }),
    );

  override render() {
    const { hasError, isOffline } = this.state;
    if (!hasError) return this.props.children;
    return (
      <div role="alert" className="page section flex flex-col items-center gap-4 text-center">
        <h1 className="text-h2">{isOffline ? texts.offline : texts.error}</h1>
        <p>{isOffline ? texts.offlineHelp : texts.errorHelp}</p>
        <button type="button" className="btn btn-primary" onClick={this.reload}>
          {texts.reload}
        </button>
      </div>
    );
  }
}
