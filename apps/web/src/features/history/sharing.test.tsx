import { AppError, type Publicity, type UpdatePublicityBody } from '@coursewright/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anEntry } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../../shared/sharing/share-dialog.tsx';
import './history.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });

const shareId = 'ABCDEFGHIJKLMNOPQRSTU1';
const url = `https://learn.example/public/${shareId}`;

describe('sharing an own course', () => {
  /** A course whose publicity changes as on the server. */
  const withPublicity = () => {
    let now: Publicity = { is_public: false, share_id: null, url: null, is_indexable: false };
    const changes: UpdatePublicityBody[] = [];
    fakeServer.useCases.getPublicity = { run: async () => now };
    fakeServer.useCases.updatePublicity = {
      run: async (_caller, { id: _id, ...change }) => {
        changes.push(change);
        const { is_public, is_indexable = now.is_indexable } = change;
        now = is_public
          ? { is_public, share_id: shareId, url, is_indexable }
          : { is_public, share_id: null, url: null, is_indexable: false };
        return anEntry({ is_public, share_id: now.share_id });
      },
    };
    return changes;
  };
  const openFromHistory = async () => {
    fakeServer.useCases.previewLearningPaths = {
      run: async (_caller, { page, per_page }) => ({
        entries: [anEntry()],
        total: 1,
        is_total_capped: false,
        page,
        per_page,
        request_time_ms: 1,
      }),
    };
    const { person } = renderApp('/history', { signedIn: true });
    const more = { name: 'More for How rivers shape land' };
    await person.click(await screen.findByRole('button', more, slow));
    await person.click(screen.getByRole('button', { name: 'Share…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this course' }, slow));
    return { person, dialog };
  };
  const anyone = { name: 'Anyone with the link can read it' };

  it('makes it public with its link and QR code, and private again', async () => {
    const changes = withPublicity();
    const { person, dialog } = await openFromHistory();
    const choice = await dialog.findByRole('switch', anyone, slow);
    expect(choice).not.toBeChecked();
    expect(dialog.queryByLabelText('Link')).toBeNull();

    await person.click(choice);
    expect(choice).toBeChecked();
    await waitFor(() => expect(dialog.getByLabelText('Link')).toHaveValue(url), slow);
    expect(
      dialog.getByRole('img', { name: 'The link as a QR code' }).querySelector('svg path'),
    ).not.toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(url);

    const listed = { name: 'Let search engines list it' };
    expect(dialog.getByRole('switch', listed)).not.toBeChecked();
    await person.click(dialog.getByRole('switch', listed));
    await waitFor(() => expect(changes).toHaveLength(2), slow);
    await waitFor(() => expect(dialog.getByRole('switch', listed)).toBeChecked(), slow);
    await waitFor(async () => {
      await person.click(choice);
      expect(changes).toHaveLength(3);
    }, slow);
    await waitFor(() => expect(dialog.queryByLabelText('Link')).toBeNull(), slow);
    expect(changes).toEqual([
      { is_public: true },
      { is_public: true, is_indexable: true },
      { is_public: false },
    ]);
  });

  it('says that it is private only when it is', async () => {
    const changes = withPublicity();
    const answer = Promise.withResolvers<undefined>();
    const { person, dialog } = await openFromHistory();
    const choice = await dialog.findByRole('switch', anyone, slow);
    await person.click(choice);
    await dialog.findByLabelText('Link', {}, slow);
    const { updatePublicity } = fakeServer.useCases;
    fakeServer.useCases.updatePublicity = {
      run: async (...given) => {
        await answer.promise;
        return updatePublicity.run(...given);
      },
    };
    await waitFor(() => expect(choice).not.toHaveAttribute('aria-busy'), slow);
    await person.click(choice);
    expect(choice).not.toBeChecked();
    expect(dialog.getAllByText('Being changed…')).not.toHaveLength(0);
    expect(dialog.queryByText('Only you can read this course.')).toBeNull();
    answer.resolve(undefined);
    await dialog.findByText('Only you can read this course.', {}, slow);
    expect(changes.at(-1)).toEqual({ is_public: false });
  });

  it('takes the switch back where the server refuses', async () => {
    withPublicity();
    fakeServer.useCases.updatePublicity = {
      run: () => Promise.reject(new AppError('conflict', 'There is nothing to read yet.')),
    };
    const { person, dialog } = await openFromHistory();
    const choice = await dialog.findByRole('switch', anyone, slow);
    await person.click(choice);
    expect(await screen.findByText(/There is nothing to read yet\./, {}, slow)).toBeVisible();
    expect(choice).not.toBeChecked();
  });
});
