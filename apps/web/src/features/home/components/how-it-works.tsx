import { useHomeMessages } from '../messages/index.ts';
import styles from './how-it-works.module.css';

export function HowItWorks() {
  const t = useHomeMessages();
  return (
    <section id="how" className={styles['how']} aria-labelledby="how-title">
      <h2 id="how-title">{t.how}</h2>
      <ol>
        {t.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
