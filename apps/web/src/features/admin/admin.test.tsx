import {
  AppError,
  operations,
  type AdminStats,
  type ParkedPaymentView,
  type TaskStatus,
  type User,
} from '@coursewright/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aTransaction, aUser } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { hurry } from '../../testing/real-time.ts';
import { renderApp } from '../../testing/render-app.tsx';

const grace = aUser({
  id: '11111111-2222-4333-8444-555555555555',
  email: 'grace@example.org',
  full_name: 'Grace Hopper',
  credits: 12,
});
const someId = '99999999-2222-4333-8444-555555555555';
const time = '2026-11-20T10:00:00.000Z';
const grown = ({ id, email, full_name }: User) => ({ id, email, full_name });

beforeEach(() => {
  fakeServer.state.user = aUser({ is_admin: true });
});

/** Answers a list with these rows as its first page of `total`, and keeps what was asked. */
function lists<Input>(answer: (input: Input) => object) {
  const asked: Input[] = [];
  const run = async (_: unknown, input: Input) => {
    asked.push(input);
    return answer(input) as never;
  };
  return { asked, useCase: { run } };
}
type Paged = { page: number; per_page: number };
function usersAre(users: readonly User[], total = users.length) {
  const { asked, useCase } = lists((input: Paged & Record<string, unknown>) => ({
    users,
    total,
    has_more: false,
    page: input.page,
    per_page: input.per_page,
  }));
  fakeServer.useCases.adminUsers = useCase;
  return asked;
}

const show = (address = '/admin') => {
  const [pathname = '', search = ''] = address.split('?');
  return renderApp({ pathname, search: search && `?${search}` }, { signedIn: true });
};
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
/** The question that is asked before something is done. */
const confirm = async (person: ReturnType<typeof renderApp>['person'], name: string) =>
  person.click(await screen.findByRole('button', { name }));

describe('/admin', () => {
  it.each(['/admin', '/admin/statistics', '/admin/audit'])(
    'sends an anonymous visitor of %s to the login, who comes back',
    async (path) => {
      const { address } = renderApp(path);
      await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent(path)}`));
    },
  );

  it('sends whoever is no administrator home, and asks the server for nothing', async () => {
    fakeServer.state.user = aUser();
    const { address } = show('/admin/credits');
    await waitFor(() => expect(address()).toBe('/'));
    expect(fakeServer.count('GET', '/api/trpc/admin.transactions')).toBe(0);
    expect(screen.queryByRole('heading', { name: 'Administration' })).toBeNull();
  });

  it('has seven views, each at an address, and takes an unknown one for the first', async () => {
    usersAre([grace]);
    const { person, address } = show('/admin/nonsense');
    await waitFor(() => expect(address()).toBe('/admin'));
    const views = within(await screen.findByRole('navigation', { name: 'Administration' }));
    expect(views.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Users',
      'Credits',
      'Statistics',
      'Generations',
      'Parked payments',
      'Reported courses',
      'Audit log',
    ]);
    expect(views.getByRole('link', { current: 'page' })).toHaveTextContent('Users');
    await person.click(views.getByRole('link', { name: 'Audit log' }));
    expect(address()).toBe('/admin/audit');
    expect(screen.getByRole('heading', { level: 2, name: 'Audit log' })).toBeVisible();
  });
});

it('says which view is shown, also where the first one is named in the address', async () => {
  usersAre([grace]);
  show('/admin/users');
  expect(await screen.findByRole('link', { name: 'Users', current: 'page' })).toBeVisible();
});

describe('users', () => {
  it('reads filters, order and page from the address and leaves out what makes no sense', async () => {
    const asked = usersAre([grace], 25);
    show(
      '/admin?search=grace&is_active=false&has_credits=perhaps&sort_by=password&sort_order=asc&page=2&colour=blue',
    );
    expect(await row(/grace@example\.org/)).toBeDefined();
    expect(asked.at(-1)).toEqual({
      page: 2,
      per_page: 10,
      search: 'grace',
      is_active: false,
      sort_by: 'created_at',
      sort_order: 'asc',
    });
    expect(screen.getByRole('searchbox', { name: 'Search by name or e-mail' })).toHaveValue(
      'grace',
    );
    expect(screen.getByRole('combobox', { name: 'Active' })).toHaveValue('false');
    expect(screen.getByRole('combobox', { name: 'Has credits' })).toHaveValue('');
    expect(screen.getByText('Page 2 of 3 · 25 found')).toBeVisible();
  });

  it('keeps both of two filters that are set before the list is drawn again', async () => {
    usersAre([grace]);
    const { address } = show('/admin');
    await row(/grace/);
    act(() => {
      for (const name of ['Active', 'Has credits'])
        fireEvent.change(screen.getByRole('combobox', { name }), { target: { value: 'true' } });
    });
    await waitFor(() => expect(address()).toBe('/admin?is_active=true&has_credits=true'));
  });

  it('writes filters, order and page into the address; a filter goes back to the first page', async () => {
    const asked = usersAre([grace], 25);
    const { person, address } = show();
    await row(/grace@example\.org/);
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toBe('/admin?page=2');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Administrator' }), 'Yes');
    expect(address()).toBe('/admin?is_admin=true');
    await person.type(
      screen.getByRole('searchbox', { name: 'Search by name or e-mail' }),
      ' hopper{Enter}',
    );
    expect(address()).toBe('/admin?is_admin=true&search=hopper');
    await person.click(await screen.findByRole('columnheader', { name: 'Credits' }));
    expect(address()).toBe('/admin?is_admin=true&search=hopper&sort_by=credits&sort_order=asc');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        page: 1,
        per_page: 10,
        is_admin: true,
        search: 'hopper',
        sort_by: 'credits',
        sort_order: 'asc',
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/admin?sort_by=credits&sort_order=asc');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('says what is special about a user, that there is none, and that the list did not come', async () => {
    usersAre([
      aUser({ is_admin: true }),
      { ...grace, is_active: false, is_email_verified: false, last_login: time },
    ]);
    const { person } = show();
    const hers = await row(/grace@example\.org/);
    for (const said of ['Disabled', 'Not confirmed', '12'])
      expect(hers.getByText(said)).toBeVisible();
    expect((await row(/ada@example\.org/)).getByText('Administrator')).toBeVisible();
    expect((await row(/ada@example\.org/)).getByText('never')).toBeVisible();
    usersAre([]);
    await person.selectOptions(screen.getByRole('combobox', { name: 'Active' }), 'No');
    expect(await screen.findByText(/^No user matches these filters\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('leads out of where there is nothing: to all, to the first page, to narrower filters', async () => {
    const { useCase } = lists((input: Paged & { search?: string; is_active?: boolean }) => ({
      users: input.search || input.is_active || input.page > 1 ? [] : [grace],
      total: input.page > 1 ? 25 : input.search || input.is_active ? 0 : 1,
      has_more: Boolean(input.is_active),
      page: input.page,
      per_page: 10,
    }));
    fakeServer.useCases.adminUsers = useCase;
    const { person, address } = show('/admin?search=nobody&sort_by=email&sort_order=asc');
    await person.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(address()).toBe('/admin?sort_by=email&sort_order=asc');
    await row(/grace@example\.org/);
    await person.selectOptions(screen.getByRole('combobox', { name: 'Active' }), 'Yes');
    expect(
      await screen.findByText(
        'None of the first entries matches. Narrow the filters to search fewer entries.',
      ),
    ).toBeVisible();
    cleanup();
    const late = show('/admin?page=7');
    expect(await screen.findByText('The list ends before this page.')).toBeVisible();
    await late.person.click(screen.getByRole('button', { name: 'Go to the first page' }));
    await row(/grace@example\.org/);
    expect(late.address()).toBe('/admin?page=1');
  });

  it('says that the list did not come, and fetches it again', async () => {
    hurry();
    fakeServer.useCases.adminUsers = {
      run: () => Promise.reject(new AppError('unavailable', 'The database is away.')),
    };
    const { person } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
    usersAre([grace]);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await row(/grace@example\.org/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are cards on a narrow screen, with the order in a list and every action', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: media.includes('width'),
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    const asked = usersAre([{ ...grace, is_active: false }, aUser()], 25);
    const { person, address } = show();
    const cards = within(await screen.findByRole('list', { name: 'Users' }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(cards.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(
      'grace@example.org Disabled',
    );
    const hers = within(cards.getAllByRole('listitem')[0]!);
    expect(
      hers.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
    ).toEqual([
      ['Name', 'Grace Hopper'],
      ['Credits', '12'],
      ['Joined', expect.any(String)],
      ['Last login', 'never'],
    ]);
    for (const name of ['Edit grace@example.org', 'Grant credits to grace@example.org'])
      expect(hers.getByRole('button', { name })).toBeVisible();
    expect(hers.getByRole('link', { name: 'Credits of grace@example.org' })).toHaveAttribute(
      'href',
      `/admin/credits?user_id=${grace.id}`,
    );
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(
      'Joined: latest first',
    );
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Credits: fewest first',
    );
    expect(address()).toBe('/admin?sort_by=credits&sort_order=asc');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ sort_by: 'credits', sort_order: 'asc' }),
    );
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toBe('/admin?sort_by=credits&sort_order=asc&page=2');
  });

  it('renames a user, and only that', async () => {
    usersAre([grace]);
    const change = vi.fn(async () => grace);
    fakeServer.useCases.adminChangeUser = { run: change };
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: 'Edit grace@example.org' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await person.clear(dialog.getByRole('textbox', { name: 'Full name' }));
    await person.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Rear Admiral Hopper');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The user was changed.')).toBeVisible();
    expect(change).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      {
        id: grace.id,
        full_name: 'Rear Admiral Hopper',
      },
      {},
    );
  });

  it('warns before it disables; the server’s refusal is shown where it was asked', async () => {
    usersAre([grace]);
    const change = vi.fn(() =>
      Promise.reject(new AppError('conflict', 'The last administrator must stay.')),
    );
    fakeServer.useCases.adminChangeUser = { run: change };
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: 'Edit grace@example.org' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('checkbox', { name: /^Active/ }));
    expect(dialog.getByRole('status')).toHaveTextContent(
      'Once disabled, the user is logged out everywhere',
    );
    await person.click(dialog.getByRole('button', { name: 'Save and log out everywhere' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The last administrator must stay.');
    expect(change).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      {
        id: grace.id,
        is_active: false,
      },
      {},
    );
  });

  it('ends every session of a user when that is confirmed', async () => {
    usersAre([grace]);
    const revoke = vi.fn(async () => ({ revoked: 2 }));
    fakeServer.useCases.adminRevokeSessions = { run: revoke };
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: 'Edit grace@example.org' }));
    await person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out everywhere' }),
    );
    expect(revoke).not.toHaveBeenCalled();
    await confirm(person, 'End them');
    expect(await screen.findByText('2 sessions were ended.')).toBeVisible();
    expect(revoke).toHaveBeenCalledExactlyOnceWith(expect.anything(), { id: grace.id }, {});
  });
});

describe('granting credits', () => {
  async function open(
    run: Parameters<typeof vi.fn>[0] = async () => ({ user_id: grace.id, credits: 17 }),
  ) {
    usersAre([grace]);
    const grant = vi.fn(run);
    fakeServer.useCases.adminAddCredits = { run: grant as never };
    const { person } = show();
    await person.click(
      await screen.findByRole('button', { name: 'Grant credits to grace@example.org' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    return {
      person,
      grant,
      dialog,
      amount: () => dialog.getByRole('spinbutton', { name: 'Number of credits' }),
      notes: () => dialog.getByRole('textbox', { name: 'Notes' }),
      press: async (name: string | RegExp) =>
        person.click(await dialog.findByRole('button', { name })),
    };
  }

  it.each([
    ['0', 'Enter 1 or more.'],
    ['-3', 'Enter 1 or more.'],
    ['10001', 'Enter 10,000 or less.'],
    ['1.5', 'Enter a whole number.'],
  ])('refuses %s credits with a reason', async (amount, reason) => {
    const { grant, amount: field, notes, press } = await open();
    fireEvent.change(field(), { target: { value: amount } });
    fireEvent.change(notes(), { target: { value: 'Lost a course' } });
    await press('Grant');
    expect(field()).toHaveAccessibleDescription(reason);
    expect(grant).not.toHaveBeenCalled();
  });

  it('wants to know why, then grants what was asked for', async () => {
    const { grant, amount, notes, press } = await open();
    fireEvent.change(amount(), { target: { value: '5' } });
    await press('Grant');
    expect(notes()).toBeInvalid();
    expect(grant).not.toHaveBeenCalled();
    fireEvent.change(notes(), { target: { value: 'Lost a course' } });
    await press('Grant');
    expect(await screen.findByText('5 credits granted. The balance is 17 now.')).toBeVisible();
    expect(grant).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      { user_id: grace.id, amount: 5, notes: 'Lost a course' },
      { idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) },
    );
  });

  it('asks once more from 100 credits on, and repeats a lost answer under the same key', async () => {
    let lost = true;
    const { grant, dialog, amount, notes, press } = await open(async () => {
      if (!lost) return { user_id: grace.id, credits: 112 };
      lost = false;
      throw new AppError('unavailable', 'The database is away.');
    });
    fireEvent.change(amount(), { target: { value: '100' } });
    fireEvent.change(notes(), { target: { value: 'A class' } });
    await press('Grant');
    expect(await dialog.findByRole('status')).toHaveTextContent(
      /^Grant 100 credits\?Grace Hopper has 12 and will have 112/,
    );
    expect(grant).not.toHaveBeenCalled();
    await press('Back');
    expect(amount()).toHaveValue(100);
    await press('Grant');
    await press('Yes, grant 100 credits');
    expect(await dialog.findByRole('alert')).toHaveTextContent('The database is away.');
    // The mark of the first try fades out where nothing is drawn: it stays in the name.
    await press(/Grant$/);
    await press(/Yes, grant 100 credits$/);
    expect(await screen.findByText('100 credits granted. The balance is 112 now.')).toBeVisible();
    expect(
      new Set(
        grant.mock.calls.map(
          ([, , options]) => (options as { idempotencyKey: string }).idempotencyKey,
        ),
      ).size,
    ).toBe(1);
    expect(grant).toHaveBeenCalledTimes(2);
  });

  it('asks nothing at 99', async () => {
    const { grant, amount, notes, press } = await open();
    fireEvent.change(amount(), { target: { value: '99' } });
    fireEvent.change(notes(), { target: { value: 'A class' } });
    await press('Grant');
    await waitFor(() => expect(grant).toHaveBeenCalledTimes(1));
  });
});

describe('credit movements', () => {
  const granted = {
    ...aTransaction({
      amount: 5,
      balance_after: 17,
      action_type: 'admin_add',
      notes: 'Lost a course',
    }),
    user: grown(grace),
    admin: grown(aUser()),
    session_id: null,
    is_returned: false,
  };
  const course = {
    ...aTransaction({
      amount: -1,
      balance_after: 16,
      action_type: 'generation_use',
      task_id: someId,
    }),
    user: grown(grace),
    admin: null,
    session_id: null,
    is_returned: false,
  };
  function movementsAre() {
    const { asked, useCase } = lists((input: Paged & Record<string, unknown>) => ({
      transactions: [granted, course],
      total: 2,
      has_more: false,
      page: input.page,
      per_page: input.per_page,
    }));
    fakeServer.useCases.adminTransactions = useCase;
    return asked;
  }

  it('are filtered by what, days, user and administrator, and tell their details', async () => {
    const asked = movementsAre();
    const { person, address } = show(
      `/admin/credits?user_id=${grace.id}&admin_id=somebody&from_date=2026-11-01&to_date=2026-02-31`,
    );
    const first = await row(/Grant.*\+5.*17.*ada@example\.org/);
    expect(await row(/Course.*[-−]1.*16/)).toBeDefined();
    expect(asked.at(-1)).toEqual({
      page: 1,
      per_page: 20,
      user_id: grace.id,
      from_date: '2026-11-01',
    });
    await person.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Grant');
    fireEvent.change(screen.getByLabelText('To (UTC)'), { target: { value: '2026-11-30' } });
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        page: 1,
        per_page: 20,
        user_id: grace.id,
        from_date: '2026-11-01',
        to_date: '2026-11-30',
        action_type: 'admin_add',
      }),
    );
    await person.click(first.getByRole('button', { name: /expand/i }));
    expect(await screen.findByText('Lost a course')).toBeVisible();
    expect(screen.getByText(`Grace Hopper (${grace.id})`)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(new URLSearchParams(address().split('?')[1]).has('user_id')).toBe(false);
  });

  it('for audio and diagrams are returned, with a reason, once under one key', async () => {
    const audio = {
      ...course,
      ...aTransaction({ amount: -1, balance_after: 15, action_type: 'audio_use', notes: 'Rivers' }),
    };
    const diagram = { ...audio, id: someId, action_type: 'visualization_use', is_returned: true };
    const { useCase } = lists((input: Paged) => ({
      transactions: [granted, course, audio, diagram],
      total: 4,
      has_more: false,
      page: input.page,
      per_page: input.per_page,
    }));
    fakeServer.useCases.adminTransactions = useCase;
    let lost = true;
    const giveBack = vi.fn(async () => {
      if (!lost) return { user_id: grace.id, credits: 16 };
      lost = false;
      throw new AppError('unavailable', 'The database is away.');
    });
    fakeServer.useCases.adminReturnCharge = { run: giveBack };
    const { person } = show('/admin/credits');
    expect((await row(/Visualization/)).getByText('Returned')).toBeVisible();
    expect((await row(/Course/)).queryByRole('button', { name: /Return/ })).toBeNull();
    await person.click(
      (await row(/Audio/)).getByRole('button', {
        name: 'Return the charge of grace@example.org: Rivers',
      }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Return 1 credit to grace@example.org?' }),
    );
    const press = dialog.getByRole('button', { name: 'Return' });
    expect(press).toBeDisabled();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Notes' }), {
      target: { value: 'Hard to hear' },
    });
    await person.click(press);
    expect(await dialog.findByRole('alert')).toHaveTextContent('The database is away.');
    await person.click(dialog.getByRole('button', { name: /Return$/ }));
    expect(await screen.findByText('1 credit returned. The balance is 16 now.')).toBeVisible();
    const keyed = { idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) };
    expect(giveBack.mock.calls).toEqual([
      [expect.anything(), { id: audio.id, notes: 'Hard to hear' }, keyed],
      [expect.anything(), { id: audio.id, notes: 'Hard to hear' }, keyed],
    ]);
    const [first, second] = giveBack.mock.calls as unknown[][];
    expect(first?.[2]).toEqual(second?.[2]);
  });

  it('take an id once it is whole', async () => {
    const asked = movementsAre();
    const { address } = show('/admin/credits');
    await row(/Grant/);
    fireEvent.change(screen.getByRole('textbox', { name: 'User ID' }), {
      target: { value: grace.id.slice(0, 30) },
    });
    expect(address()).toBe('/admin/credits');
    fireEvent.change(screen.getByRole('textbox', { name: 'User ID' }), {
      target: { value: ` ${grace.id.toUpperCase()} ` },
    });
    expect(address()).toBe(`/admin/credits?user_id=${grace.id}`);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ user_id: grace.id }));
  });

  it('are downloaded as they are filtered, without pages; a refusal is shown', async () => {
    movementsAre();
    const queries: string[] = [];
    fakeServer.on(operations.adminExportTransactions, (request) => {
      queries.push(new URL(request.url).search);
      return new HttpResponse('created_at,amount\n', { headers: { 'content-type': 'text/csv' } });
    });
    const saved = vi.fn(() => 'blob:1');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { person } = show('/admin/credits?action_type=purchase&from_date=2026-11-01&page=3');
    await person.click(await screen.findByRole('button', { name: 'Download all as CSV' }));
    await waitFor(() => expect(names).toEqual(['credit-transactions.csv']));
    expect(Object.fromEntries(new URLSearchParams(queries[0]))).toEqual({
      action_type: 'purchase',
      from_date: '2026-11-01',
    });
    fakeServer.on(operations.adminExportTransactions, () => {
      throw new AppError('too_many_requests', 'Another download is under way.');
    });
    await person.click(screen.getByRole('button', { name: 'Download all as CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Another download is under way.');
  });
});

describe('statistics', () => {
  const day = (date: string, completed: number): AdminStats['days'][number] => ({
    day: date,
    new_users: 2,
    credits_spent: 3,
    credits_bought: 4,
    completed,
    failed: 1,
    cancelled: 0,
    median_seconds: completed ? 80 : null,
    tokens: 1_200,
    cost: null,
  });
  const stats: AdminStats = {
    users: { total: 1_234, active: 1_200, new_7_days: 14 },
    credits: { in_balances: 9_876, spent_30_days: 60, bought_30_days: 80 },
    ledger: { discrepancies: 0, user_ids: [] },
    courses: { total: 777, written_30_days: 55 },
    generations: {
      by_status_30_days: { completed: 50, failed: 3, pending: 1, running: 1, cancelled: 0 },
      median_seconds_30_days: 80,
    },
    models: {
      input_tokens_30_days: 1_000,
      output_tokens_30_days: 500,
      calls_30_days: 40,
      cost_30_days: null,
    },
    days: [day('2026-11-19', 0), day('2026-11-20', 6)],
  };

  it('are figures, and charts that are tables as well', async () => {
    fakeServer.useCases.adminStats = { run: async () => stats };
    const { person } = show('/admin/statistics');
    expect(await screen.findByText('1,234')).toBeVisible();
    for (const figure of [
      '1,200 active, 14 new in 7 days',
      '80 bought, 60 spent in 30 days',
      '40 calls, cost: no price set',
    ])
      expect(screen.getByText(figure)).toBeVisible();
    const charts = screen.getAllByRole('figure');
    expect(
      charts.map((chart) => chart.querySelector('figcaption')?.firstChild?.textContent),
    ).toEqual(['New users', 'Credits', 'Generations', 'Median time of a course', 'Model tokens']);
    const chart = within(screen.getByRole('figure', { name: /^Generations/ }));
    expect(chart.getByText('most in a day: 7')).toBeVisible();
    await person.click(chart.getByText('Generations as a table'));
    expect(
      chart
        .getAllByRole('row', { hidden: true })
        .map((one) => [...one.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Day', 'Completed', 'Failed', 'Cancelled'],
      ['2026-11-19', '0', '1', '0'],
      ['2026-11-20', '6', '1', '0'],
    ]);
    expect(
      within(screen.getByRole('figure', { name: /^Median time/ })).getByRole('row', {
        name: '2026-11-19 –',
        hidden: true,
      }),
    ).toBeInTheDocument();
  });

  it('begin with what does not add up, and lead to the credits of whom it is about', async () => {
    fakeServer.useCases.adminStats = {
      run: async () => ({
        ...stats,
        ledger: { discrepancies: 1_002, user_ids: [grace.id, someId] },
      }),
    };
    show('/admin/statistics');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('The ledger does not add up in 1,002 places')).toBeVisible();
    expect(notice.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/admin/credits?user_id=${grace.id}`,
      `/admin/credits?user_id=${someId}`,
    ]);
  });

  it('show the cost where a price is set', async () => {
    fakeServer.useCases.adminStats = {
      run: async () => ({ ...stats, models: { ...stats.models, cost_30_days: 12.5 } }),
    };
    show('/admin/statistics');
    expect(await screen.findByText('40 calls, cost: 12.50 USD')).toBeVisible();
    expect(screen.getByRole('figure', { name: /^Model cost/ })).toBeVisible();
  });
});

describe('generations', () => {
  const generation = (topic: string, status: TaskStatus, change: object = {}) => ({
    task_id: crypto.randomUUID(),
    user: grown(grace),
    topic,
    status,
    overall_progress: 0.426,
    author: 'built-in',
    created_at: time,
    started_at: time,
    finished_at: status === 'completed' ? '2026-11-21T10:00:00.000Z' : null,
    seconds_worked: status === 'completed' ? 65 : 0,
    waiting_for: null,
    calls: 0,
    call_budget: 0,
    is_paid: true,
    error: null,
    ...change,
  });
  const rows = [
    generation('Rivers', 'running'),
    generation('Moons', 'failed', {
      error: { message: 'The model did not answer.', type: 'provider_error', error_id: 'E1' },
    }),
    generation('Soils', 'completed'),
    generation('Tides', 'pending', { waiting_for: 'outline' }),
  ];
  function generationsAre() {
    const { asked, useCase } = lists((input: Paged) => ({
      generations: rows,
      total: 4,
      has_more: false,
      page: input.page,
      per_page: input.per_page,
    }));
    fakeServer.useCases.adminGenerations = useCase;
    return asked;
  }

  it('say where they stand, how long they took and why they failed', async () => {
    const asked = generationsAre();
    const { person, address } = show('/admin/generations?status=lost');
    expect((await row(/Rivers/)).getByText(/Being written, 42%/)).toBeVisible();
    expect((await row(/Tides/)).getByText('Waiting for its owner')).toBeVisible();
    expect((await row(/Moons/)).getByText(/The model did not answer\..*E1/)).toBeVisible();
    const done = await row(/Soils/);
    expect(done.getByText('1 min 5 s')).toBeVisible();
    expect(done.queryByRole('button')).toBeNull();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed');
    expect(address()).toBe('/admin/generations?status=failed');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'failed' }));
  });

  it('are stopped and tried again when that is confirmed', async () => {
    generationsAre();
    const cancel = vi.fn(async () => undefined);
    const retry = vi.fn(() =>
      Promise.reject(new AppError('payment_required', 'The owner does not have enough credits.')),
    );
    Object.assign(fakeServer.useCases, {
      adminCancelGeneration: { run: cancel },
      adminRetryGeneration: { run: retry },
    });
    const { person } = show('/admin/generations');
    await person.click(await screen.findByRole('button', { name: 'Stop Rivers' }));
    expect(cancel).not.toHaveBeenCalled();
    await confirm(person, 'Stop it');
    expect(await screen.findByText('It is being stopped.')).toBeVisible();
    expect(cancel).toHaveBeenCalledExactlyOnceWith(expect.anything(), { id: rows[0]!.task_id }, {});
    await person.click(screen.getByRole('button', { name: 'Try again: Moons' }));
    await confirm(person, 'Try again');
    expect(await screen.findByText('The owner does not have enough credits.')).toBeVisible();
    expect(retry).toHaveBeenCalledExactlyOnceWith(expect.anything(), { id: rows[1]!.task_id }, {});
  });
});

describe('parked payments', () => {
  const parked = (change: Partial<ParkedPaymentView> = {}): ParkedPaymentView => ({
    id: crypto.randomUUID(),
    reason: 'balance_full',
    message: 'The balance cannot hold that many credits.',
    order_id: someId,
    event_id: 'evt_1',
    user: grown(grace),
    details: { quantity: 5 },
    created_at: time,
    resolved_at: null,
    resolution: null,
    ...change,
  });
  const known = parked();
  const stranger = parked({
    order_id: null,
    user: null,
    message: 'No order belongs to this payment.',
  });
  const closed = parked({ resolved_at: time, resolution: 'Returned at the provider' });
  beforeEach(() => {
    fakeServer.useCases.adminParkedPayments = lists((input: Paged) => ({
      parked_payments: [known, stranger, closed],
      total: 3,
      has_more: false,
      page: input.page,
      per_page: input.per_page,
    })).useCase;
  });

  it('are credited where there is an order; what cannot be credited yet says why', async () => {
    const retry = vi.fn(() =>
      Promise.reject(new AppError('conflict', 'The balance cannot hold that many credits.')),
    );
    fakeServer.useCases.adminRetryParkedPayment = { run: retry };
    const { person } = show('/admin/payments');
    expect((await row(/No order belongs/)).queryByRole('button', { name: /^Credit/ })).toBeNull();
    expect(
      (await row(/Closed: Returned at the provider/)).queryByRole('button', {
        name: /^(Credit|Dismiss)/,
      }),
    ).toBeNull();
    await person.click(
      screen.getByRole('button', { name: 'Credit the payment of grace@example.org' }),
    );
    const said = await screen.findAllByText('The balance cannot hold that many credits.');
    expect(said.length).toBeGreaterThan(2);
    fakeServer.useCases.adminRetryParkedPayment = { run: async () => known };
    await person.click(
      screen.getByRole('button', { name: 'Credit the payment of grace@example.org' }),
    );
    expect(await screen.findByText('The credits are in the balance now.')).toBeVisible();
    expect(retry).toHaveBeenCalledExactlyOnceWith(expect.anything(), { id: known.id }, {});
  });

  it('are dismissed with a word on how they were settled', async () => {
    const dismiss = vi.fn(async () => closed);
    fakeServer.useCases.adminDismissParkedPayment = { run: dismiss };
    const { person } = show('/admin/payments');
    await person.click(
      await screen.findByRole('button', { name: `Dismiss the payment of ${stranger.id}` }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss this payment?' }));
    expect(dialog.getByRole('button', { name: 'Dismiss' })).toBeDisabled();
    await person.type(dialog.getByRole('textbox', { name: 'How it was settled' }), 'Sent back');
    await person.click(dialog.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() =>
      expect(dismiss).toHaveBeenCalledExactlyOnceWith(
        expect.anything(),
        {
          id: stranger.id,
          notes: 'Sent back',
        },
        {},
      ),
    );
  });
});

describe('the audit log', () => {
  it('tells who did what to whom, what was refused, and what changed', async () => {
    const entry = (change: object) => ({
      id: crypto.randomUUID(),
      actor: grown(aUser()),
      action: 'update_user',
      target_id: grace.id,
      before: { is_active: true },
      after: { is_active: false },
      error: null,
      created_at: time,
      ...change,
    });
    const { asked, useCase } = lists((input: Paged) => ({
      entries: [
        entry({}),
        entry({
          action: 'add_credits',
          error: 'A balance holds at most 1000000 credits.',
          after: null,
        }),
      ],
      total: 2,
      has_more: true,
      page: input.page,
      per_page: input.per_page,
    }));
    fakeServer.useCases.adminAudit = useCase;
    const { person, address } = show('/admin/audit?action=destroyed');
    const changed = await row(/Changed a user/);
    expect(changed.getByText('ada@example.org')).toBeVisible();
    expect(changed.getByText(grace.id)).toBeVisible();
    expect(
      (await row(/Granted credits/)).getByText('Refused: A balance holds at most 1000000 credits.'),
    ).toBeVisible();
    expect(screen.getByText('Page 1 · at least 2 found')).toBeVisible();
    expect(screen.getByText('Narrow the filters to reach the rest.')).toBeVisible();
    await person.click(changed.getByRole('button', { name: /expand/i }));
    expect(await screen.findByText(/"is_active": false/)).toBeVisible();
    await person.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Granted credits');
    expect(address()).toBe('/admin/audit?action=add_credits');
    await person.type(screen.getByRole('searchbox', { name: 'Target ID' }), `${grace.id}{Enter}`);
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        page: 1,
        per_page: 20,
        action: 'add_credits',
        target_id: grace.id,
      }),
    );
  });
});
