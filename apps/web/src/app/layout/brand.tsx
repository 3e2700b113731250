import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import styles from './brand.module.css';

export function Brand() {
  return (
    <Link to={paths.home} className={styles['brand']}>
      <img src="/mark.svg" alt="" width="32" height="32" />
      Coursewright
    </Link>
  );
}
