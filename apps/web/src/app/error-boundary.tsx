import { Component, useEffect, useRef, type ReactNode } from 'react';
import { pressHeld } from '../shared/early-press.ts';
import { Button } from '../shared/ui/button.tsx';
import { useAppMessages } from './messages/index.ts';
import styles from './error-boundary.module.css';

interface Props {
  /** A change of this value (another address) is a fresh start. */
  readonly resetKey: string;
  /** It stands around everything: no frame is left to say the failure in. */
  readonly isOutermost?: boolean;
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
    if (this.state.failed && previous.resetKey !== this.props.resetKey)
      // oxlint-disable-next-line react/no-did-update-set-state -- only once for each new key, and a boundary must be a class
      this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.isOutermost ? (
      <main className="page">
        <Failure isAtStart />
      </main>
    ) : (
      <Failure />
    );
  }
}

/** It may stand where nobody is looking: at the top of a page whose end was on screen. */
function Failure({ isAtStart = false }: { isAtStart?: boolean }) {
  const t = useAppMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    pressHeld('screen');
  }, []);
  return (
    <section className={styles['failure']} role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {isAtStart ? t.start_failed : t.render_failed}
      </h1>
      <Button onClick={() => window.location.reload()}>{t.reload}</Button>
    </section>
  );
}
