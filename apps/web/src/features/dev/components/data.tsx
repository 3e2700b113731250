import { Pagination } from '../../../shared/antd/pagination.tsx';
import { Table } from '../../../shared/antd/table.tsx';
import { useState } from 'react';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { Chip, ChipList, ChoiceChip } from '../../../shared/ui/chip.tsx';
import { useDevMessages } from '../messages/index.ts';
import { Section } from './section.tsx';

/** Ant Design's, where there is a lot of data or of behaviour. */
export function Data() {
  const t = useDevMessages();
  const [isOn, setOn] = useState(true);
  const [tab, setTab] = useState<'content' | 'quiz' | 'resources'>('content');
  const rows = Object.values(t.subjects).map((subject, index) => ({
    subject,
    lessons: 3 * index + 4,
    progress: 20 * index,
  }));
  return (
    <Section name="data">
      <Table
        aria-label={t.table}
        rowKey="subject"
        pagination={false}
        scroll={{ x: true }}
        dataSource={rows}
        columns={[
          { title: t.course, dataIndex: 'subject' },
          { title: t.lessons, dataIndex: 'lessons', sorter: (a, b) => a.lessons - b.lessons },
          {
            title: t.progress,
            dataIndex: 'progress',
            render: (percent: number, { subject }) => (
              <progress value={percent} max={100} aria-label={subject} />
            ),
          },
        ]}
      />
      <ChipList>
        {(['plain', 'amber', 'quiet', 'bad'] as const).map((tone) => (
          <li key={tone}>
            <Chip tone={tone}>{t.table}</Chip>
          </li>
        ))}
        {(['small', 'large'] as const).map((size) => (
          <li key={size}>
            <Chip size={size}>{t.state[size]}</Chip>
          </li>
        ))}
        <li>
          <ChoiceChip onPress={() => undefined}>{t.state.usual}</ChoiceChip>
        </li>
        <li>
          <ChoiceChip isOn={isOn} onPress={() => setOn(!isOn)}>
            {t.light}
          </ChoiceChip>
        </li>
      </ChipList>
      <Pagination total={50} pageSize={10} defaultCurrent={2} showSizeChanger={false} />
      <Tabs
        active={tab}
        onChange={setTab}
        items={(['content', 'quiz', 'resources'] as const).map((key) => ({
          key,
          label: t.tabs[key],
          children: t.sample,
        }))}
      />
    </Section>
  );
}
