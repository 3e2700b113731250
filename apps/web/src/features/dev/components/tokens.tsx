import source from '../../../styles/tokens.css?raw';
import { useDevMessages } from '../messages/index.ts';
import styles from '../pieces.module.css';
import { Section } from './section.tsx';

const sizes = '2xs xs s m l xl 2xl 3xl 4xl 5xl 6xl title section hero'
  .split(' ')
  .map((name) => `--type-${name}`);
/** Of headings, which are set in the serif of the texts. */
const bookSizes = /(title|section|hero)$/;
const spaces = Array.from({ length: 10 }, (_, index) => `--space-${index + 1}`);
/** As written: a build resolves light-dark() once, for the theme of the whole page. */
const colours = [
  ...source.matchAll(/^ {2}(--[\w-]+): (?:light-dark\((.+), (.+)\)|(#\w+));$/gm),
].map(([, name = '', light, dark, both = '']) => ({
  name,
  light: light ?? both,
  dark: dark ?? both,
}));
const valueOf = (wanted: string, scheme: 'light' | 'dark') =>
  colours.find(({ name }) => name === wanted)?.[scheme];
const corners = ['-small', '', '-large', '-huge', '-round'].map((name) => `--radius${name}`);
const shadows = ['--shadow', '--shadow-high'];
const motions = ['-quick', '', '-slow', '-turn', '-breath'].map((name) => `--motion${name}`);

/** What everything is made of, each by the name it has in styles/tokens.css. */
export function Tokens() {
  return (
    <>
      <Sizes />
      <Section name="space">
        <dl className={styles['rows']}>
          {spaces.map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span className={styles['measure']} style={{ inlineSize: `var(${name})` }} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Colours />
      <Section name="corners">
        <ul className={styles['tiles']}>
          {corners.map((name) => (
            <li key={name} className={styles['tile']} style={{ borderRadius: `var(${name})` }}>
              {name}
            </li>
          ))}
          {shadows.map((name) => (
            <li key={name} className={styles['tile']} style={{ boxShadow: `var(${name})` }}>
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Motion />
    </>
  );
}

function Sizes() {
  const t = useDevMessages();
  return (
    <Section name="type">
      <dl className={styles['rows']}>
        {sizes.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd
              style={{
                fontSize: `var(${name})`,
                fontFamily: bookSizes.test(name) ? 'var(--font-book)' : undefined,
              }}
            >
              {t.sample}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Colours() {
  const t = useDevMessages();
  return (
    <Section name="colours">
      <div className={styles['themes']}>
        <Theme scheme="light" title={t.light} />
        <Theme scheme="dark" title={t.dark} />
      </div>
    </Section>
  );
}

function Theme({ scheme, title }: { scheme: 'light' | 'dark'; title: string }) {
  const t = useDevMessages();
  const ink = (name: string) => ({ color: valueOf(name, scheme) });
  return (
    <div
      className={styles['theme']}
      style={{ ...ink('--text'), background: valueOf('--paper', scheme) }}
    >
      <h3>{title}</h3>
      <p>
        {t.words} <span style={ink('--text-soft')}>{t.words_soft}</span>{' '}
        <span style={ink('--text-faint')}>{t.words_faint}</span>
      </p>
      <ul>
        {colours.map(({ name, [scheme]: value }) => (
          <li key={name}>
            <span className={styles['swatch']} style={{ background: value }} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Motion() {
  const t = useDevMessages();
  return (
    <Section name="motion">
      <p>{t.still}</p>
      <dl className={styles['rows']}>
        {motions.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span
                className={styles['mover']}
                data-turns={name.endsWith('turn') || undefined}
                style={{ animationDuration: `var(${name})` }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
