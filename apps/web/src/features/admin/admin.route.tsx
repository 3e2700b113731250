import { lazy, Suspense } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { usePageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { Spinner } from '../../shared/ui/spinner.tsx';
import styles from './admin.module.css';

const views = [
  { id: 'users', title: 'Users', View: lazy(() => import('./components/users-view.tsx')) },
  {
    id: 'credits',
    title: 'Credits',
    View: lazy(() => import('./components/transactions-view.tsx')),
  },
  {
    id: 'statistics',
    title: 'Statistics',
    View: lazy(() => import('./components/stats-view.tsx')),
  },
  {
    id: 'generations',
    title: 'Generations',
    View: lazy(() => import('./components/generations-view.tsx')),
  },
  {
    id: 'payments',
    title: 'Parked payments',
    View: lazy(() => import('./components/parked-view.tsx')),
  },
  { id: 'audit', title: 'Audit log', View: lazy(() => import('./components/audit-view.tsx')) },
] as const;

/** /admin: for whoever keeps the product running and helps its users. */
export default function AdminScreen() {
  const { view: wanted = 'users' } = useParams();
  const view = views.find(({ id }) => id === wanted);
  usePageTitle(view ? `${view.title} · Administration` : 'Administration');
  if (!view) return <Navigate to={paths.admin} replace />;
  const { id, title, View } = view;
  return (
    <div className={styles['page']}>
      <h1>Administration</h1>
      <nav aria-label="Administration" className={styles['views']}>
        {views.map((one) => (
          <Link
            key={one.id}
            to={one.id === 'users' ? paths.admin : paths.adminView(one.id)}
            aria-current={one.id === id ? 'page' : undefined}
          >
            {one.title}
          </Link>
        ))}
      </nav>
      <section aria-labelledby="view-title" key={id}>
        <h2 id="view-title">{title}</h2>
        <Suspense fallback={<Spinner label="Loading…" />}>
          <View />
        </Suspense>
      </section>
    </div>
  );
}
