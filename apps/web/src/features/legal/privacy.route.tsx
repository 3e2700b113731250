import { Link } from 'react-router-dom';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import styles from './legal.module.css';
import { legalTitles } from './titles.ts';

export default function PrivacyScreen() {
  const title = legalTitles.get('/privacy');
  usePageTitle(title);
  return (
    <article className={styles['text']}>
      <h1>{title}</h1>
      <p>
        What is kept about you, where, and why. None of it is sold. No page loads anything from a
        third party, except for the payment provider’s script where you buy credits.
      </p>
      <h2>On the server</h2>
      <ul>
        <li>
          Your name, e-mail address and a hash of your password, so that you can log in; the
          language of your mails and the theme you chose.
        </li>
        <li>
          Your sessions with browser name and network address, so that they can be ended and abuse
          be limited.
        </li>
        <li>API tokens you create, as hashes, and keys of other services you save, encrypted.</li>
        <li>
          That your address has had its free credits, as a keyed hash from which the address cannot
          be read. It stays when you delete your account.
        </li>
        <li>Documents you upload, the courses written from them, and what you do with a credit.</li>
        <li>
          What you buy: how many credits, the sum, when, and the payment provider’s number of it.
          Never your card.
        </li>
      </ul>
      <h2>In your browser</h2>
      <ul>
        <li>One cookie that keeps you logged in. Scripts cannot read it.</li>
        <li>
          In local storage: a short-lived access token with your name, address and credits, whether
          you have seen the welcome, your choice of theme, which lessons you have read, and whether
          you want to be told when a course is ready.
        </li>
        <li>In a tab, until it is closed: what you have typed and not saved yet.</li>
      </ul>
      <p>There is no tracking and no advertising, so there is no banner to click away.</p>
      <h2>Other services</h2>
      <p>
        The operator of this installation decides what it writes and searches with. With the
        built-in author nothing leaves the server. With a language model or a web search, your topic
        and the passages a lesson needs are sent to that provider.
      </p>
      <p>
        You pay on the pages of a payment provider (Stripe), which gets your e-mail address and what
        you buy from us, and your card or bank details from you. The provider’s script is loaded
        when you open the purchase of credits, and not before. Where no provider is configured,
        nothing is sold to you and nothing is sent.
      </p>
      <h2>Your rights</h2>
      <p>
        Your <Link to={paths.account}>account page</Link> hands you a copy of what is stored about
        you, and lets you correct or delete it. The operator of this installation does the same for
        you if you ask.
      </p>
    </article>
  );
}
