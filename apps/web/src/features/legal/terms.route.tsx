import { usePageTitle } from '../../shared/page-title.ts';
import styles from './legal.module.css';
import { legalTitles } from './titles.ts';

export default function TermsScreen() {
  const title = legalTitles.get('/terms');
  usePageTitle(title);
  return (
    <article className={styles['text']}>
      <h1>{title}</h1>
      <p>In short: use it to learn, check what matters to you, and do not harm others with it.</p>
      <h2>The service</h2>
      <p>
        Coursewright writes courses from a topic you name or from documents you upload. Courses are
        written by software. Citations let you check each statement against its source; a source can
        be wrong, and so can the writing. Do not rely on a course alone where health, law, money or
        safety are at stake.
      </p>
      <h2>Your account</h2>
      <p>
        One person, one account. Keep your password to yourself. You must be old enough to agree to
        terms where you live, or have the consent of someone who is.
      </p>
      <h2>Credits</h2>
      <p>
        One credit generates one course. A credit spent on a course that fails is returned. Credits
        have no value outside this installation and cannot be passed on to another account.
      </p>
      <p>
        Where credits are sold, the price is shown before you pay, and they are in your balance when
        the payment provider has confirmed the payment. When a payment is returned or disputed, its
        credits are taken back. What is already spent is owed, and settled by the next credits that
        you get.
      </p>
      <h2>Your documents and courses</h2>
      <p>
        What you upload stays yours. Upload only what you may use in this way. The courses written
        for you are yours to use; the passages they quote belong to the authors of the sources,
        under the sources’ own terms.
      </p>
      <h2>Fair use</h2>
      <ul>
        <li>No attempts to break in, to overload the service, or to get around its limits.</li>
        <li>No courses made to harm, deceive or harass people.</li>
        <li>An account used for either may be disabled.</li>
      </ul>
      <h2>Who runs this</h2>
      <p>
        Coursewright is software that anyone can run. The operator of this installation is
        responsible for it, and may add terms of their own.
      </p>
    </article>
  );
}
