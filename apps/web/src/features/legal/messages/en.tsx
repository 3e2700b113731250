import type { Translation } from '@coursewright/contract/words';
import type { Tag } from '../../../shared/messages.ts';

export const en = {
  terms: 'Terms of use',
  terms_text: () => (
    <>
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
    </>
  ),
  privacy: 'Privacy',
  counts_nothing: 'There is no tracking and no advertising, so there is no banner to click away.',
  counts_at: ({ collector }: { collector: string }) =>
    `There is no advertising, and nobody follows you. The operator counts, at ${collector}, which kinds of pages are opened and how fast they load: without cookies, without your name, never which course. Where your browser asks not to be tracked, nothing is counted.`,
  privacy_text: ({ account, counting }: { account: Tag; counting: string }) => (
    <>
      <p>
        What is kept about you, where, and why. None of it is sold. No page loads anything from a
        third party, except for the payment provider’s script where you buy credits.
      </p>
      <h2>On the server</h2>
      <ul>
        <li>
          Your name, e-mail address and a hash of your password, so that you can log in; the
          language of your e-mails and the theme you chose.
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
          One by which we know a browser on which you have logged in before, for 400 days, so that
          nobody who guesses at your password can lock you out. It holds a random number and hashes
          of up to five addresses, encrypted.
        </li>
        <li>
          In local storage: a short-lived access token with your name, address and credits, whether
          you have seen the welcome, your choice of theme and language, what you did in a course
          until the server has it, and whether you want to be told when a course is ready.
        </li>
        <li>
          Where you save courses offline: these courses, with the recordings and diagrams you chose.
          After a logout only those stay that you chose to keep on the device.
        </li>
        <li>In a tab, until it is closed: what you have typed and not saved yet.</li>
      </ul>
      <p>{counting}</p>
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
        Your {account('account page')} hands you a copy of what is stored about you, and lets you
        correct or delete it. The operator of this installation does the same for you if you ask.
      </p>
    </>
  ),
};
export type Messages = Translation<typeof en>;
