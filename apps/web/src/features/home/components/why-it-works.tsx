import styles from './why-it-works.module.css';

const reasons = [
  {
    title: 'You can check it',
    text: 'A citation opens the very passage, kept inside the course. It is there even when the page behind it has gone.',
  },
  {
    title: 'It says what it does not know',
    text: 'A sentence that its passage does not support is rewritten or marked. The course counts both kinds, in plain sight.',
  },
  {
    title: 'Asking beats rereading',
    text: 'What you are asked to recall stays longer than what you read twice. So each lesson ends with questions, not with a summary.',
  },
  {
    title: 'Failure costs nothing',
    text: 'If a course cannot be written, its credit comes back by itself. If you stop it early, what is written stays.',
  },
] as const;

export function WhyItWorks() {
  return (
    <section className={styles['why']} aria-labelledby="why-title">
      <h2 id="why-title">Why it works</h2>
      <dl>
        {reasons.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
