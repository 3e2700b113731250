import { Component, type ReactNode } from 'react';
import { Button } from '../shared/ui/button.tsx';
import styles from './error-boundary.module.css';

interface Props {
  /** A change of this value (another address) is a fresh start. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

/** Keeps the frame of the page standing when a screen fails to render or to load. */
export class ErrorBoundary extends Component<Props, { failedAt: string | null }> {
  override state = { failedAt: null };

  static getDerivedStateFromProps(props: Props, state: { failedAt: string | null | undefined }) {
    return state.failedAt !== null && state.failedAt !== undefined && state.failedAt !== props.resetKey ? { failedAt: null } : null;
  }

  override componentDidCatch(error: Error): void {
    console.error(error);
    this.setState({ failedAt: this.props.resetKey });
  }

  override render(): ReactNode {
    if (this.state.failedAt === null) return this.props.children;
    return (
      <section className={styles['failure']} role="alert">
        <h1>Something went wrong. Please reload.</h1>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </section>
    );
  }
}
