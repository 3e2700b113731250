import { limits, type Capabilities } from '@coursewright/contract';
import { Input } from 'antd';
import { isTopicTooLong, topicLength, type Draft, type DraftErrors } from '../model/draft.ts';
import styles from '../generator.module.css';
import { Field, fieldProps } from './field.tsx';

interface TopicFieldsProps {
  readonly draft: Draft;
  readonly errors: DraftErrors;
  readonly capabilities: Capabilities | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** The topic, what this installation can write about by itself, and for whom the course is. */
export function TopicFields({ draft, errors, capabilities, onChange }: TopicFieldsProps) {
  const tooLong = isTopicTooLong(draft)
    ? `The topic is ${topicLength(draft) - limits.topic.max} characters too long.`
    : undefined;
  const error = tooLong ?? errors.topic;
  return (
    <>
      <Field
        id="topic"
        label="Topic"
        error={error}
        hint={`${topicLength(draft)} of ${limits.topic.max} characters`}
      >
        <Input
          {...fieldProps('topic', error)}
          size="large"
          placeholder="How rivers shape land"
          autoComplete="off"
          required
          value={draft.topic}
          onChange={({ target }) => onChange({ topic: target.value })}
        />
      </Field>
      {capabilities?.author.kind === 'builtin' && (
        <BuiltinAuthor
          capabilities={capabilities}
          onPick={(topic, language) => onChange({ topic, language })}
        />
      )}
      <Field
        id="audience"
        label="Who is it for, and what should they be able to do?"
        isOptional
        error={errors.audience}
        hint={`${draft.audience.trim().length} of ${limits.audience.max} characters`}
      >
        <Input.TextArea
          {...fieldProps('audience', errors.audience)}
          autoSize={{ minRows: 2, maxRows: 6 }}
          placeholder="I know school biology and want to understand a river walk."
          value={draft.audience}
          onChange={({ target }) => onChange({ audience: target.value })}
        />
      </Field>
    </>
  );
}

function BuiltinAuthor({
  capabilities,
  onPick,
}: {
  capabilities: Capabilities;
  onPick: (topic: string, language: string) => void;
}) {
  return (
    <section className={styles['builtin']} aria-label="What this installation writes with">
      <p>
        No language model is connected here. The <strong>built-in author</strong> writes: it quotes
        its sources sentence by sentence and invents nothing. Bring documents below
        {capabilities.sample_topics.length > 0
          ? ', or take one of the topics it has texts on:'
          : '.'}
      </p>
      {capabilities.sample_topics.length > 0 && (
        <ul className={styles['chips']}>
          {capabilities.sample_topics.map(({ title, language, summary }) => (
            <li key={`${language} ${title}`}>
              <button
                type="button"
                title={summary}
                onClick={() => onPick(title, language)}
                lang={language}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
