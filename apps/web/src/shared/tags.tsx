import { Link } from 'react-router-dom';
import type { Tag } from './messages.ts';

/**
 * Tags for messages (messages.ts): `t.new_here({ link: linkTo(paths.register) })`. Made outside of
 * components, so that React sees no component in them.
 */
export const linkTo =
  (path: string): Tag =>
  (text) => <Link to={path}>{text}</Link>;

/** For pages of this server that are none of the interface's. */
export const anchorTo =
  (href: string): Tag =>
  (text) => <a href={href}>{text}</a>;

export const strong: Tag = (text) => <strong>{text}</strong>;
