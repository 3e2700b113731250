import { useHomeMessages } from '../messages/index.ts';
import styles from './why-it-works.module.css';

export function WhyItWorks() {
  const t = useHomeMessages();
  return (
    <section className={styles['why']} aria-labelledby="why-title">
      <h2 id="why-title">{t.why}</h2>
      <dl>
        {t.reasons.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
