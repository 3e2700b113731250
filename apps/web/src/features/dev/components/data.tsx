import { Pagination, Progress, Table, Tabs } from 'antd';
import { useDevMessages } from '../messages/index.ts';
import { Section } from './section.tsx';

/** Ant Design's, where there is a lot of data or of behaviour. */
export function Data() {
  const t = useDevMessages();
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
              <Progress percent={percent} aria-label={subject} style={{ minInlineSize: '8rem' }} />
            ),
          },
        ]}
      />
      <Pagination total={50} pageSize={10} defaultCurrent={2} showSizeChanger={false} />
      <Tabs
        items={(['content', 'quiz', 'resources'] as const).map((key) => ({
          key,
          label: t.tabs[key],
          children: t.sample,
        }))}
      />
    </Section>
  );
}
