import { useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { ChoiceCards } from '../../../shared/ui/choice-cards.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { PasswordField, TextField } from '../../../shared/ui/text-field.tsx';
import { useDevMessages } from '../messages/index.ts';
import styles from '../pieces.module.css';
import { Section } from './section.tsx';

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** What is pressed, filled in and turned. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Switches />
    </>
  );
}

function Buttons() {
  const t = useDevMessages();
  return (
    <Section name="buttons">
      {looks.map((look) => (
        <div key={look} className={styles['line']}>
          <Button look={look}>{t.look[look]}</Button>
          <Button look={look} busy>
            {t.look[look]}: {t.state.busy}
          </Button>
          <Button look={look} disabled>
            {t.look[look]}: {t.state.disabled}
          </Button>
        </div>
      ))}
      <div className={styles['line']}>
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {t.state[size]}
          </Button>
        ))}
        <ButtonLink to={paths.home} look="secondary">
          {t.state.link}
        </ButtonLink>
      </div>
    </Section>
  );
}

function Fields() {
  const t = useDevMessages();
  const { field } = t;
  const [count, setCount] = useState(3);
  const [card, setCard] = useState<'one' | 'two'>('one');
  return (
    <Section name="fields">
      <div className={styles['grid']}>
        <TextField label={field.plain} />
        <TextField label={field.hinted} hint={field.hint} />
        <TextField label={field.wrong} error={field.error} hint={field.hint} defaultValue="Io" />
        <TextField label={field.disabled} disabled />
        <PasswordField label={field.password} autoComplete="off" />
        <SelectField
          label={field.choice}
          hint={field.hint}
          options={[
            { value: 'en', label: field.english },
            { value: 'es', label: field.spanish },
          ]}
        />
        <TextArea label={field.area} isOptional rows={3} />
        <NumberField label={field.number} min={1} max={5} value={count} onChange={setCount} />
        <ChoiceCards
          legend={field.cards}
          choices={{
            one: { name: field.english, explanation: field.hint },
            two: { name: field.spanish, explanation: field.hint },
          }}
          order={['one', 'two']}
          value={card}
          onChange={setCard}
        />
      </div>
    </Section>
  );
}

const nothing = () => undefined;

function Switches() {
  const t = useDevMessages();
  const [isOn, setOn] = useState(true);
  return (
    <Section name="switches">
      <div className={styles['grid']}>
        <Switch label={t.switch.plain} hint={t.switch.hint} isOn={isOn} onChange={setOn} />
        <Switch label={t.switch.end} side="end" isOn={isOn} onChange={setOn} />
        <Switch label={t.switch.small} size="small" isOn={isOn} onChange={setOn} />
        <Switch label={t.switch.pending} isOn isPending onChange={nothing} />
        <Switch label={t.switch.error} error={t.switch.why} isOn={false} onChange={nothing} />
        <Switch label={t.switch.disabled} isOn={false} isDisabled onChange={nothing} />
        <Switch label={t.switch.disabled_on} isOn isDisabled onChange={nothing} />
      </div>
    </Section>
  );
}
