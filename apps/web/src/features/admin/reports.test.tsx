import { type AbuseReportView, AppError } from '@coursewright/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import './admin.route.tsx';
import './components/reports-view.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const shareId = 'ABCDEFGHIJKLMNOPQRSTU1';
const { id, email, full_name } = aUser({ email: 'grace@example.org' });
const aReport = (change: Partial<AbuseReportView> = {}): AbuseReportView => ({
  id: crypto.randomUUID(),
  reason: 'spam',
  text: '',
  course: { path_id: crypto.randomUUID(), topic: 'Roulette', share_id: shareId },
  owner: { id, email, full_name },
  created_at: '2026-11-20T10:00:00.000Z',
  resolved_at: null,
  resolution: null,
  ...change,
});

let reports: AbuseReportView[];
const close = (wanted: string, resolution: AbuseReportView['resolution']): AbuseReportView => {
  const found = reports.find((each) => each.id === wanted);
  if (!found) throw new AppError('not_found', 'Report not found.');
  const closed = { ...found, resolution, resolved_at: found.created_at };
  reports = reports.map((each) => (each.id === wanted ? closed : each));
  return closed;
};
beforeEach(() => {
  fakeServer.state.user.is_admin = true;
  reports = [aReport({ text: 'It sells something.' })];
  fakeServer.useCases.adminAbuseReports = {
    run: async (_caller, { page, per_page }) => ({
      abuse_reports: reports,
      total: reports.length,
      has_more: false,
      page,
      per_page,
    }),
  };
  fakeServer.useCases.adminHideReportedCourse = {
    run: async (_caller, input) => close(input.id, 'made_private'),
  };
  fakeServer.useCases.adminDismissAbuseReport = {
    run: async (_caller, input) => close(input.id, 'dismissed'),
  };
  fakeServer.useCases.adminAllowSharingAgain = {
    run: async (_caller, input) => close(input.id, 'dismissed'),
  };
});
const open = async () => {
  const { person } = renderApp('/admin/reports', { signedIn: true });
  await screen.findByText('It sells something.', {}, slow);
  return person;
};

it('shows what was reported, and leads to the course', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Roulette' })).toHaveAttribute(
    'href',
    `/public/${shareId}`,
  );
  expect(screen.getByText('Spam or fraud')).toBeVisible();
  expect(screen.getByText('grace@example.org')).toBeVisible();
});

it('makes a reported course private when that is confirmed', async () => {
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'Make private: Roulette' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make this course private?' }, slow);
  expect(reports[0]?.resolution).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: 'Make private' }));
  expect(await screen.findByText('Closed: made private', {}, slow)).toBeVisible();
  expect(screen.getByText('The course is private now.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Dismiss/ })).toBeNull();
});

it('lets a course that was made private be shared again when that is confirmed', async () => {
  reports = [
    aReport({
      text: 'It sells something.',
      course: { path_id: crypto.randomUUID(), topic: 'Roulette', share_id: null },
      resolution: 'made_private',
      resolved_at: '2026-11-20T11:00:00.000Z',
    }),
  ];
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'Allow sharing again: Roulette' }));
  const name = 'Allow this course to be shared again?';
  const dialog = await screen.findByRole('dialog', { name }, slow);
  expect(reports[0]?.resolution).toBe('made_private');
  await person.click(within(dialog).getByRole('button', { name: 'Allow sharing again' }));
  expect(await screen.findByText('Closed: dismissed', {}, slow)).toBeVisible();
  expect(screen.getByText('The owner can make the course public again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Allow sharing/ })).toBeNull();
});

it('dismisses a report, and says why it could not', async () => {
  const person = await open();
  const name = 'Dismiss the report of Roulette';
  fakeServer.useCases.adminDismissAbuseReport = {
    run: () => Promise.reject(new AppError('conflict', 'This report is closed already.')),
  };
  await person.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('This report is closed already.', {}, slow)).toBeVisible();
  fakeServer.useCases.adminDismissAbuseReport = {
    run: async (_caller, input) => close(input.id, 'dismissed'),
  };
  await person.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.getByText('Closed: dismissed')).toBeVisible(), slow);
});
