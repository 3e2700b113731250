import { OneTimeTokenRow } from './one-time-token.entity.ts';
import { SessionRow } from './session.entity.ts';
import { UserRow } from './user.entity.ts';

export const authEntities = [UserRow, SessionRow, OneTimeTokenRow];
