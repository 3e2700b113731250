import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { lazyDialog } from './lazy-dialog.tsx';

interface Props {
  readonly isOpen?: boolean;
  readonly onClose: () => void;
}
const Share = ({ isOpen = true }: Props) => isOpen && <p>Share this course</p>;

/** A dialog whose code comes at the n-th time it is asked for. */
function comesAt(time: number) {
  const asked = { times: 0 };
  const View = lazyDialog<Props>(async () => {
    asked.times += 1;
    if (asked.times < time) throw new TypeError('Failed to fetch dynamically imported module');
    return Share;
  });
  return { View, asked };
}
/** A button that opens it; `stays`: it is told that it is closed, and stays. */
function Page({ View, stays = false }: { View: ComponentType<Props>; stays?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Share
      </button>
      {(isOpen || stays) && <View {...(stays ? { isOpen } : {})} onClose={() => setOpen(false)} />}
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a dialog whose code is fetched when it is opened', () => {
  it('opens as soon as its code is there, and is asked for once', async () => {
    const { View, asked } = comesAt(1);
    render(<Page View={View} />);
    expect(asked.times).toBe(0);
    await press('Share');
    expect(await screen.findByText('Share this course')).toBeVisible();
    expect(asked.times).toBe(1);
  });

  it('says that its code did not come, and opens when it is tried again', async () => {
    const { View } = comesAt(3);
    render(<Page View={View} />);
    await press('Share');
    const problem = await screen.findByRole('alertdialog', { name: 'This could not be opened' });
    expect(problem).toHaveAccessibleDescription(/Check your connection/);
    await press('Try again');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await press('Try again');
    expect(await screen.findByText('Share this course')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('can be closed without its code, and tries again when it is opened again', async () => {
    const { View } = comesAt(2);
    render(<Page View={View} />);
    await press('Share');
    await screen.findByRole('alertdialog');
    await press('Close');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press('Share');
    expect(await screen.findByText('Share this course')).toBeVisible();
  });

  it('is closed by the one that is told so and stays', async () => {
    const { View } = comesAt(9);
    render(<Page View={View} stays />);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press('Share');
    await screen.findByRole('alertdialog');
    await press('Close');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
