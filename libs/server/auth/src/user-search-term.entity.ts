import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A row of `user_search_terms`: what administrators find a user by. A trigger on `users` keeps it.
 */
@Entity('user_search_terms')
export class UserSearchTermRow {
  @PrimaryColumn('uuid')
  user_id!: string;

  @PrimaryColumn('text', { collation: 'C' })
  term!: string;

  @Column('boolean')
  is_admin!: boolean;

  @Column('boolean')
  is_active!: boolean;
}
