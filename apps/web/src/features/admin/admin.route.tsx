import { lazy, Suspense } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import styles from './admin.module.css';
import { useAdminMessages } from './messages/index.ts';

const views = [
  { id: 'users', View: lazy(() => import('./components/users-view.tsx')) },
  {
    id: 'credits',
    View: lazy(() => import('./components/transactions-view.tsx')),
  },
  {
    id: 'statistics',
    View: lazy(() => import('./components/stats-view.tsx')),
  },
  {
    id: 'generations',
    View: lazy(() => import('./components/generations-view.tsx')),
  },
  {
    id: 'payments',
    View: lazy(() => import('./components/parked-view.tsx')),
  },
  {
    id: 'reports',
    View: lazy(() => import('./components/reports-view.tsx')),
  },
  { id: 'audit', View: lazy(() => import('./components/audit-view.tsx')) },
] as const;

/** /admin: for whoever keeps the product running and helps its users. */
export default function AdminScreen() {
  const t = useAdminMessages();
  const { view: wanted = 'users' } = useParams();
  const view = views.find(({ id }) => id === wanted);
  usePageTitle(view ? t.page_title({ view: t.views[view.id] }) : t.administration);
  if (!view) return <Navigate to={paths.admin} replace />;
  const { id, View } = view;
  return (
    <div className={styles['page']}>
      <h1>{t.administration}</h1>
      <nav aria-label={t.administration} className={styles['views']}>
        {views.map((one) => (
          <Link
            key={one.id}
            to={one.id === 'users' ? paths.admin : paths.adminView(one.id)}
            aria-current={one.id === id ? 'page' : undefined}
          >
            {t.views[one.id]}
          </Link>
        ))}
      </nav>
      <section aria-labelledby="view-title" key={id}>
        <h2 id="view-title">{t.views[id]}</h2>
        <Suspense fallback={<Skeleton shape="list" label={t.loading} />}>
          <View />
        </Suspense>
      </section>
    </div>
  );
}
