import type { AdminStats } from '@coursewright/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { accountScreens } from './account-screens.ts';
import { entries, openDetails } from './desk.ts';
import { holdGeneration } from './generation-under-way.ts';
import type { Member } from './member.ts';
import { beginPurchase, openPurchase, pay } from './purchase.ts';
import { account, at, dialog, heading, press, type Screen } from './screen.ts';

/** The member's finished course, at one of its lesson's tabs. */
const course =
  (tab: string | undefined, then?: (page: Page) => Promise<void>) =>
  async (page: Page, { taskId }: Member) => {
    await page.goto(`/result/${taskId}`);
    await expect(page.getByRole('tab', { name: 'Resources' })).toBeVisible();
    if (tab) await page.getByRole('tab', { name: tab }).click();
    await then?.(page);
  };

/** One of the screens about a lesson of the member's course: one that was edited once. */
const lesson =
  (screen: string, then: (page: Page) => Promise<void>) =>
  async (page: Page, { taskId, editedLesson }: Member) => {
    await page.goto(`/result/${taskId}/lessons/${editedLesson}/${screen}`);
    await heading(page, /Edit the lesson|Versions/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await then(page);
  };

/** A purchase of one credit, begun. */
const purchase = (then: (page: Page, result: string) => Promise<void>) => async (page: Page) => {
  await page.goto('/account');
  await beginPurchase(page, 1);
  await then(page, `/purchase-result?session_id=${page.url().split('/').at(-1)}`);
};

/** A view of the administration with its table there. */
const admin = (view: string, then?: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.goto(`/admin${view}`);
  await expect(page.getByRole('navigation', { name: /^Pages/ })).toBeVisible();
  await then?.(page);
};

/** The welcome as it greets whoever comes for the first time, that many pages on. */
const welcome = (steps: number) => async (page: Page) => {
  await page.goto('/terms');
  await page.evaluate(() => localStorage.removeItem('welcome_shown'));
  await page.goto('/generator');
  for (let step = 0; step < steps; step += 1)
    await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog').getByText(`${steps + 1} of 3`)).toBeVisible();
};

/** The member's generation before its end, with what was found in its sources. */
const underWay =
  (then: (carousel: Locator) => Promise<void>) =>
  async (page: Page, { taskId }: Member) => {
    await holdGeneration(page);
    await page.goto(`/generating/${taskId}`);
    const carousel = page.getByRole('region', { name: 'While you wait' });
    await expect(carousel).toBeVisible();
    await then(carousel);
  };

/** A run of the member that waits for its outline; the first look starts it. */
const outline = (then: (editor: Locator) => Promise<void>) => async (page: Page) => {
  await page.goto('/generator');
  await expect(
    page.getByRole('region', { name: 'Your courses' }).getByRole('listitem').first(),
  ).toBeVisible();
  const waiting = page.getByRole('link', { name: /^Edit the outline/ }).first();
  if (await waiting.isVisible()) await waiting.click();
  else {
    await page.getByRole('button', { name: 'Photosynthesis' }).click();
    await page.getByText(/^Advanced/).click();
    await page.getByRole('checkbox', { name: 'Show me the outline first' }).check();
    await page.getByRole('button', { name: 'Generate course' }).click();
  }
  const editor = page.getByRole('region', { name: 'Your outline' });
  await expect(editor).toBeVisible({ timeout: 60_000 });
  await then(editor);
};

export const screens: readonly Screen[] = [
  ...accountScreens,
  {
    name: 'home',
    as: 'visitor',
    reach: at('/', /Name a topic/, (page) =>
      page
        .getByRole('contentinfo')
        .scrollIntoViewIfNeeded()
        .then(() => heading(page, /built-in author/, 2)),
    ),
  },
  {
    name: 'home with the menu open',
    as: 'visitor',
    only: 'phone',
    reach: at('/', /Name a topic/, press('Menu')),
  },
  {
    name: 'home with the theme open',
    as: 'visitor',
    only: 'desktop',
    reach: at('/', /Name a topic/, press('Theme and language')),
  },
  { name: 'login', as: 'visitor', reach: at('/login', 'Log in') },
  {
    name: 'login after the session expired',
    as: 'visitor',
    reach: at('/login?session_expired=true', 'Log in', (page) =>
      expect(page.getByText('Your session has expired.')).toBeVisible(),
    ),
  },
  {
    name: 'login with its fields left out',
    as: 'visitor',
    reach: at('/login', 'Log in', async (page) =>
      page.getByRole('main').getByRole('button', { name: 'Log in' }).click(),
    ),
  },
  { name: 'register', as: 'visitor', reach: at('/register', 'Create your account') },
  {
    name: 'register with a weak password',
    as: 'visitor',
    reach: at('/register', 'Create your account', async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    }),
  },
  {
    name: 'verify e-mail without a link',
    as: 'visitor',
    reach: at('/verify-email', 'Confirm your e-mail address'),
  },
  {
    name: 'verify e-mail with a spent link',
    as: 'visitor',
    reach: at('/verify-email?token=spent', 'Email verification failed'),
  },
  {
    name: 'forgot password',
    as: 'visitor',
    reach: at('/forgot-password', 'Forgot your password?'),
  },
  {
    name: 'forgot password, mail sent',
    as: 'visitor',
    reach: at('/forgot-password', 'Forgot your password?', async (page) => {
      await page.getByLabel('E-mail').fill('nobody@example.org');
      await page.getByRole('button', { name: 'Mail me the link' }).click();
      await heading(page, 'Check your mail');
    }),
  },
  {
    name: 'reset password',
    as: 'visitor',
    reach: at('/reset-password/some-token', 'Set a new password'),
  },
  {
    name: 'reset password with a spent link',
    as: 'visitor',
    reach: at('/reset-password/spent', 'Set a new password', async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('nine herons over the mill');
      await page.getByRole('button', { name: 'Set password' }).click();
      await heading(page, 'This link does not work');
    }),
  },
  { name: 'terms', as: 'visitor', reach: at('/terms', 'Terms of use') },
  { name: 'privacy', as: 'visitor', reach: at('/privacy', 'Privacy') },
  { name: 'welcome, first page', as: 'member', reach: welcome(0) },
  { name: 'welcome, second page', as: 'member', reach: welcome(1) },
  { name: 'welcome, third page', as: 'member', reach: welcome(2) },
  {
    name: 'credits explained',
    as: 'member',
    only: 'desktop',
    reach: at('/generator', /./, press(/credits$/)),
  },
  {
    name: 'account menu',
    as: 'member',
    only: 'desktop',
    reach: at('/generator', /./, press('Account')),
  },
  {
    name: 'menu of a member',
    as: 'member',
    only: 'phone',
    reach: at('/generator', /./, press('Menu')),
  },
  { name: 'generator', as: 'member', reach: at('/generator', /./) },
  {
    name: 'generator without a connection',
    as: 'member',
    reach: at('/generator', /./, async (page) => {
      await expect(page.getByRole('button', { name: 'Photosynthesis' })).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    }),
  },
  {
    name: 'generator with all options',
    as: 'member',
    reach: at('/generator', /./, (page) => page.getByText(/^Advanced/).click()),
  },
  {
    name: 'generator with a topic that nothing is known of',
    as: 'member',
    reach: at('/generator?topic=The%20tax%20law%20of%20Ruritania', /./, press('Generate course')),
  },
  {
    name: 'a finished generation',
    as: 'member',
    reach: async (page, { taskId }) => {
      await page.goto(`/generating/${taskId}`);
      await heading(page, 'Your course is ready to read', 2);
    },
  },
  {
    name: 'a generation under way',
    as: 'member',
    reach: underWay((carousel) =>
      carousel
        .getByText(/^Source:/)
        .first()
        .click(),
    ),
  },
  {
    name: 'a generation under way: a question with its answer',
    as: 'member',
    reach: underWay(async (carousel) => {
      const question = carousel.getByRole('group', {
        name: /Knowledge check|Quick quiz|Fact or fiction/,
      });
      for (let turns = 0; turns < 12 && (await question.count()) === 0; turns += 1)
        await carousel.getByRole('button', { name: 'Next' }).click();
      await question.getByRole('listitem').first().getByRole('button').click();
    }),
  },
  { name: 'an outline to edit', as: 'member', reach: outline(async () => undefined) },
  {
    name: 'an outline with something removed and a title left out',
    as: 'member',
    reach: outline(async (editor) => {
      await editor
        .getByRole('button', { name: /^Remove “/ })
        .first()
        .click();
      await editor
        .getByRole('button', { name: /^Add a lesson/ })
        .first()
        .click();
      await editor.getByRole('button', { name: 'Write the course' }).click();
      await expect(editor.getByText('Give it a title.', { exact: true })).toBeVisible();
      await editor
        .getByRole('button', { name: /to another module$/ })
        .first()
        .click();
    }),
  },
  { name: 'course: content', as: 'member', reach: course(undefined) },
  {
    name: 'course: a source',
    as: 'member',
    reach: course(undefined, async (page) => {
      await page
        .getByRole('article')
        .getByRole('button', { name: /^Source 1/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible();
    }),
  },
  {
    name: 'course: quiz with an answer',
    as: 'member',
    reach: course('Quiz', async (page) => {
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Check answer' }).click();
      await expect(page.getByText(/^(Right\.|Not quite\.)/)).toBeVisible();
    }),
  },
  {
    name: 'course: its details',
    as: 'member',
    reach: course(undefined, async (page) => {
      await page.getByRole('button', { name: /details$/i }).click();
      await expect(page.getByRole('dialog').getByText(/it costs nothing/)).toBeVisible();
    }),
  },
  { name: 'course: resources', as: 'member', reach: course('Resources') },
  {
    name: 'course: what can be done to a lesson',
    as: 'member',
    reach: course(undefined, press('Change this lesson')),
  },
  {
    name: 'course: writing a lesson again',
    as: 'member',
    reach: course(undefined, async (page) => {
      await page.getByRole('button', { name: 'Change this lesson' }).click();
      await page.getByRole('button', { name: 'Rewrite with AI…' }).click();
      const rewrite = page.getByRole('dialog', { name: 'Rewrite this lesson' });
      await rewrite.getByRole('button', { name: 'Shorter' }).click();
      await rewrite.getByRole('textbox').fill('x'.repeat(501));
      await expect(rewrite.getByText(/at most 500 characters/)).toBeVisible();
    }),
  },
  {
    name: 'lesson: editing by hand, with errors',
    as: 'member',
    reach: lesson('edit', async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).fill('');
      await page.getByRole('textbox', { name: /^Text \(Markdown\)/ }).fill('Light turns.[^99]');
      await page.getByText(/^Insert a citation/).click();
      await page.getByRole('button', { name: 'Add a question' }).click();
      await page.getByRole('button', { name: 'Save the lesson' }).click();
      await expect(page.getByText('is not a citation of this lesson')).toBeVisible();
    }),
  },
  {
    name: 'lesson: leaving the editor',
    as: 'member',
    reach: lesson('edit', async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).fill('Another title');
      await page.getByRole('link', { name: '← Back to the lesson' }).click();
      await dialog('Leave without saving?')(page);
    }),
  },
  {
    name: 'lesson: what changed between versions',
    as: 'member',
    reach: lesson('versions', (page) => expect(page.locator('ins, del').first()).toBeVisible()),
  },
  {
    name: 'lesson: an earlier version',
    as: 'member',
    reach: lesson('versions?version=1&view=whole', press('Restore version 1')),
  },
  {
    name: 'course: changing the outline',
    as: 'member',
    reach: async (page, { taskId }) => {
      await page.goto(`/result/${taskId}/outline`);
      await page
        .getByRole('button', { name: /^Add a lesson to/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Remove “/ })
        .nth(1)
        .click();
      await page
        .getByRole('button', { name: /^Description of/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Save the outline' }).click();
      await expect(page.getByText('Some modules or lessons need another look.')).toBeVisible();
    },
  },
  {
    name: 'course: moving a lesson to another module',
    as: 'member',
    reach: async (page, { taskId }) => {
      await page.goto(`/result/${taskId}/outline`);
      // The last one: the list of modules would half cover the buttons of lessons that come after it.
      await page
        .getByRole('button', { name: /to another module$/ })
        .last()
        .click();
    },
  },
  { name: 'account', as: 'member', reach: account(async () => undefined) },
  {
    name: 'account: a new API token, and revoking it',
    as: 'member',
    reach: account(async (page) => {
      const tokens = page.getByRole('region', { name: 'API tokens' });
      const name = `Script ${crypto.randomUUID().slice(0, 4)}`;
      await tokens.getByLabel('Name').fill(name);
      await tokens.getByRole('button', { name: 'Create token' }).click();
      await expect(tokens.getByRole('textbox', { name: 'New API token' })).toBeVisible();
      await tokens.getByRole('button', { name: `Revoke ${name}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
  },
  {
    name: 'account: deleting it',
    as: 'member',
    reach: account(async (page) =>
      page
        .getByRole('button', { name: 'Delete account…' })
        .click()
        .then(() => dialog('Delete your account?')(page)),
    ),
  },
  {
    name: 'buying credits',
    as: 'member',
    reach: at('/account', /./, (page) =>
      openPurchase(page).then(() =>
        expect(page.getByText('this leads to a test checkout')).toBeVisible(),
      ),
    ),
  },
  {
    name: 'buying credits without the provider’s script',
    as: 'member',
    reach: at('/account', /./, async (page) => {
      await page.route('**/dev/checkout/stripe.js', (route) => route.abort());
      await openPurchase(page);
      await expect(page.getByRole('alert')).toHaveText('Failed to load Stripe');
    }),
  },
  { name: 'test checkout', as: 'member', reach: purchase(async () => undefined) },
  {
    name: 'purchase: not paid yet',
    as: 'member',
    reach: purchase((page, result) =>
      at(result, 'Your purchase', () => expect(page.getByText('not paid yet')).toBeVisible())(page),
    ),
  },
  {
    name: 'purchase: waiting for the bank',
    as: 'member',
    reach: purchase(async (page) => {
      await pay(page, { method: /^Bank transfer: paid/, webhook: 'never' });
      await expect(page.getByText('Your bank has yet to confirm')).toBeVisible();
    }),
  },
  {
    name: 'purchase: paid',
    as: 'member',
    reach: purchase(async (page) =>
      pay(page).then(() => expect(page.getByText('thank you')).toBeVisible()),
    ),
  },
  {
    name: 'purchase: left',
    as: 'member',
    reach: at('/purchase-result?cancelled=true', 'Your purchase', (page) =>
      expect(page.getByText('Nothing was charged.')).toBeVisible(),
    ),
  },
  {
    name: 'purchase: unknown',
    as: 'member',
    reach: at('/purchase-result?session_id=cs_nothing', 'Your purchase', (page) =>
      expect(page.getByText('Purchase not found.')).toBeVisible(),
    ),
  },
  { name: 'admin: users', as: 'admin', reach: admin('') },
  {
    name: 'admin: no such user',
    as: 'admin',
    reach: admin('?search=zzqxj', (page) =>
      expect(page.getByText(/^No user matches these filters/)).toBeVisible(),
    ),
  },
  {
    name: 'admin: disabling a user',
    as: 'admin',
    reach: admin('', async (page) => {
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      await page
        .getByRole('dialog')
        .getByRole('checkbox', { name: /^Active/ })
        .uncheck();
      await expect(page.getByRole('button', { name: 'Save and log out everywhere' })).toBeVisible();
    }),
  },
  {
    name: 'admin: granting credits, refused',
    as: 'admin',
    reach: admin('', async (page) => {
      await page
        .getByRole('button', { name: /^Grant/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('spinbutton').fill('0');
      await page.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
      await expect(page.getByText('Grant at least one credit.')).toBeVisible();
    }),
  },
  {
    name: 'admin: granting many credits',
    as: 'admin',
    reach: admin('', async (page) => {
      await page
        .getByRole('button', { name: /^Grant/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('spinbutton').fill('500');
      await page.getByRole('dialog').getByRole('textbox', { name: 'Notes' }).fill('A class');
      await page.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
      await expect(page.getByText('Grant 500 credits?')).toBeVisible();
    }),
  },
  {
    name: 'admin: credits with details',
    as: 'admin',
    reach: admin('/credits', async (page) =>
      openDetails(entries(page, /./).first()).then(() =>
        expect(page.getByText('Entry').first()).toBeVisible(),
      ),
    ),
  },
  {
    name: 'admin: statistics with a table',
    as: 'admin',
    reach: at('/admin/statistics', 'Administration', async (page) => {
      await page.getByText('Generations as a table').click();
      await expect(page.getByRole('columnheader', { name: 'Cancelled' })).toBeVisible();
    }),
  },
  {
    name: 'admin: a ledger that does not add up',
    as: 'admin',
    reach: async (page) => {
      await page.route('**/api/trpc/admin.stats*', async (route) => {
        const response = await route.fetch();
        const [answer] = (await response.json()) as [{ result: { data: AdminStats } }];
        answer.result.data.ledger = {
          discrepancies: 3,
          user_ids: [crypto.randomUUID(), crypto.randomUUID()],
        };
        await route.fulfill({ response, json: [answer] });
      });
      await page.goto('/admin/statistics');
      await expect(page.getByRole('alert')).toContainText('The ledger does not add up in 3 places');
    },
  },
  {
    name: 'admin: a list that did not come',
    as: 'admin',
    reach: async (page) => {
      await page.route('**/api/trpc/admin.users*', (route) => route.abort());
      await page.goto('/admin');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  { name: 'admin: generations', as: 'admin', reach: admin('/generations') },
  {
    name: 'admin: no failed generation of nobody',
    as: 'admin',
    reach: admin(
      '/generations?status=failed&user_id=00000000-0000-4000-8000-000000000000',
      (page) => expect(page.getByText('No generation matches')).toBeVisible(),
    ),
  },
  { name: 'admin: parked payments', as: 'admin', reach: admin('/payments') },
  { name: 'admin: audit log', as: 'admin', reach: admin('/audit') },
];
