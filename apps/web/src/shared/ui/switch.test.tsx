import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Switch } from './switch.tsx';

const name = 'Mail me';

describe('a switch', () => {
  it('is turned by its label, its space bar and itself', async () => {
    function Turned() {
      const [isOn, setOn] = useState(false);
      return <Switch label={name} isOn={isOn} onChange={setOn} />;
    }
    render(<Turned />);
    const person = userEvent.setup();
    const mail = screen.getByRole('switch', { name });
    await person.click(screen.getByText(name));
    expect(mail).toBeChecked();
    await person.click(mail);
    expect(mail).not.toBeChecked();
    mail.focus();
    await person.keyboard(' ');
    expect(mail).toBeChecked();
  });

  it('refuses a second press while the first is on its way, and keeps the focus', async () => {
    const change = vi.fn();
    render(<Switch label={name} isOn isPending onChange={change} />);
    const mail = screen.getByRole('switch', { name });
    await userEvent.setup().click(mail);
    expect(mail).toHaveFocus();
    expect(mail).toBeChecked();
    expect(mail).toHaveAttribute('aria-busy', 'true');
    expect(change).not.toHaveBeenCalled();
  });

  it('is read out with its hint and with what went wrong', () => {
    render(
      <Switch label={name} hint="To ada@example.org" error="Not saved." isOn onChange={vi.fn()} />,
    );
    expect(screen.getByRole('switch', { name })).toHaveAccessibleDescription(
      'Not saved. To ada@example.org',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved.');
  });

  it('is out of reach when disabled', async () => {
    const change = vi.fn();
    render(<Switch label={name} isOn={false} isDisabled onChange={change} />);
    await userEvent.setup().click(screen.getByText(name));
    expect(screen.getByRole('switch', { name })).toBeDisabled();
    expect(change).not.toHaveBeenCalled();
  });
});
