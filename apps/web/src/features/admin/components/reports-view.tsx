import { abuseReportsQuery, type AbuseReportView } from '@coursewright/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { trpc } from '../../../shared/trpc.ts';
import { useFilters } from '../../../shared/use-filters.ts';
import styles from '../admin.module.css';
import { AllowSharing } from './allow-sharing.tsx';
import { FilterBar, YesNoFilter } from './filter-bar.tsx';
import type { Column } from './list-columns.ts';
import { ListTable } from './list-table.tsx';
import type { Messages } from '../messages/en.tsx';
import { useAdminMessages } from '../messages/index.ts';
import { Moment } from './moment.tsx';
import { ReportActions } from './report-actions.tsx';

/** What visitors say about public courses. */
export default function ReportsView() {
  const t = useAdminMessages();
  const { filters, change, clear } = useFilters(abuseReportsQuery, ['is_resolved']);
  const query = trpc.admin.abuseReports.useQuery(filters, { placeholderData: keepPreviousData });
  return (
    <>
      <p className={styles['soft']}>{t.reports_lead}</p>
      <FilterBar onClear={clear}>
        <YesNoFilter
          label={t.closed}
          value={filters.is_resolved}
          onChoose={(value) => change({ is_resolved: value })}
        />
      </FilterBar>
      <ListTable<AbuseReportView>
        label={t.views.reports}
        empty={{
          filtered: filters.is_resolved ? t.reports_filtered_closed : t.reports_filtered_open,
          none: t.reports_none,
          onClear: clear,
        }}
        rowKey="id"
        columns={reportColumns(t)}
        query={{ ...query, data: query.data && { ...query.data, rows: query.data.abuse_reports } }}
        onPage={(page) => change({ page })}
      />
    </>
  );
}

const reportColumns = (t: Messages): readonly Column<AbuseReportView>[] => [
  { key: 'created_at', title: t.since, render: (row) => <Moment time={row.created_at} /> },
  {
    key: 'course',
    title: t.course,
    part: 'heading',
    render: ({ course }) =>
      course.share_id ? (
        <Link to={paths.publicCourse(course.share_id)} dir="auto">
          {course.topic}
        </Link>
      ) : (
        <bdi>{course.topic}</bdi>
      ),
  },
  {
    key: 'reason',
    title: t.why,
    render: ({ reason, text }) => (
      <>
        {t.abuse[reason]}
        {text && (
          <span className={styles['reason']} dir="auto">
            {text}
          </span>
        )}
      </>
    ),
  },
  { key: 'owner', title: t.user, render: ({ owner }) => owner.email },
  {
    key: 'state',
    title: t.state,
    render: ({ resolution }) => (resolution ? t.report_closed[resolution] : t.waits_for_you),
  },
  {
    key: 'actions',
    title: t.actions,
    part: 'actions',
    render: (row) => {
      if (!row.resolved_at) return <ReportActions report={row} />;
      return row.resolution === 'made_private' ? <AllowSharing report={row} /> : null;
    },
  },
];
