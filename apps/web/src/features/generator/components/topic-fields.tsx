import { limits, type Capabilities } from '@coursewright/contract';
import { ChipList, ChoiceChip } from '../../../shared/ui/chip.tsx';
import type { Tag } from '../../../shared/messages.ts';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { isTopicTooLong, topicLength, type Draft, type DraftErrors } from '../model/draft.ts';
import styles from '../generator.module.css';
import { useGeneratorMessages } from '../messages/index.ts';

interface TopicFieldsProps {
  readonly draft: Draft;
  readonly errors: DraftErrors;
  readonly capabilities: Capabilities | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** The topic, what this installation can write about by itself, and for whom the course is. */
export function TopicFields({ draft, errors, capabilities, onChange }: TopicFieldsProps) {
  const t = useGeneratorMessages();
  const tooLong = isTopicTooLong(draft)
    ? t.topic_too_long({ by: topicLength(draft) - limits.topic.max })
    : undefined;
  const error = tooLong ?? errors.topic;
  return (
    <>
      <TextField
        isLive
        label={t.topic}
        error={error}
        hint={t.characters({ count: topicLength(draft), max: limits.topic.max })}
        size="large"
        placeholder={t.topic_placeholder}
        autoComplete="off"
        required
        value={draft.topic}
        onChange={({ target }) => onChange({ topic: target.value })}
      />
      {capabilities?.author.kind === 'builtin' && (
        <BuiltinAuthor
          capabilities={capabilities}
          onPick={(topic, language) => onChange({ topic, language })}
        />
      )}
      <TextArea
        isLive
        label={t.audience}
        isOptional
        error={errors.audience}
        hint={t.characters({ count: draft.audience.trim().length, max: limits.audience.max })}
        rows={2}
        placeholder={t.audience_placeholder}
        value={draft.audience}
        onChange={({ target }) => onChange({ audience: target.value })}
      />
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
  const t = useGeneratorMessages();
  return (
    <section className={styles['builtin']} aria-label={t.builtin_title}>
      <p>
        {capabilities.sample_topics.length > 0
          ? t.builtin_with_samples({ strong: bold })
          : t.builtin({ strong: bold })}
      </p>
      {capabilities.sample_topics.length > 0 && (
        <ChipList>
          {capabilities.sample_topics.map(({ title, language, summary }) => (
            <li key={`${language} ${title}`} lang={language}>
              <ChoiceChip hint={summary} onPress={() => onPick(title, language)}>
                {title}
              </ChoiceChip>
            </li>
          ))}
        </ChipList>
      )}
    </section>
  );
}

const bold: Tag = (content) => <strong>{content}</strong>;
