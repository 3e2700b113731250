import { ApiTokenRow } from './api-tokens/api-token.entity.ts';
import { OneTimeTokenRow } from './one-time-token.entity.ts';
import { SessionRow } from './session.entity.ts';
import { SignupGrantRow } from './signup-grant.entity.ts';
import { UserKeyRow } from './user-keys/user-key.entity.ts';
import { UserSearchTermRow } from './user-search-term.entity.ts';
import { UserRow } from './user.entity.ts';

export const authEntities = [
  UserRow,
  UserSearchTermRow,
  UserKeyRow,
  SessionRow,
  OneTimeTokenRow,
  ApiTokenRow,
  SignupGrantRow,
];
