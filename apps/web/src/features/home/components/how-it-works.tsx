import styles from './how-it-works.module.css';

const steps = [
  {
    title: 'You say what',
    text: 'A topic in a few words, or up to twenty documents of your own: PDF, Word, EPUB, HTML, Markdown or text. Add for whom it is, and the language.',
  },
  {
    title: 'It reads first',
    text: 'Sources are split into numbered passages. The outline is drawn from what they cover, module by module, before a line of a lesson is written.',
  },
  {
    title: 'It writes in the open',
    text: 'You watch lessons appear and start with the first one while the rest is written. Every sentence is checked against the passage it cites.',
  },
  {
    title: 'You learn it',
    text: 'Short lessons, key terms, and a quiz at the end of each, with an explanation and its source for every answer.',
  },
] as const;

export function HowItWorks() {
  return (
    <section id="how" className={styles['how']} aria-labelledby="how-title">
      <h2 id="how-title">From a question to a course in a few minutes</h2>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
