import { Component, type ReactNode } from 'react';
import { Button } from '../shared/ui/button.tsx';
import styles from './error-boundary.module.css';

interface Props {
  /** A change of this value (another address) is a fresh start. */
  readonly resetKey: string;
  /** Around everything: what it says, where no frame is left to say it in. */
  readonly message?: string;
  readonly children: ReactNode;
}

/** Keeps what is around it standing when its children fail to render or to load. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: Error): void {
    console.error(error);
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const failure = (
      <section className={styles['failure']} role="alert">
        <h1>{this.props.message ?? 'Something went wrong. Please reload.'}</h1>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </section>
    );
    return this.props.message === undefined ? failure : <main className="page">{failure}</main>;
  }
}
