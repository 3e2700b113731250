import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

/**
 * The rows that belong to a user: those whose foreign key to `users` would take them along if the
 * user's row went (ON DELETE CASCADE). Asked of the database itself, so a feature that adds a table
 * need not be thought of here. What others refer to comes before them: in that order whoever writes
 * a row and another one that hangs on it locks them, so that nobody waits for each other in a
 * circle.
 */
@Injectable()
export class OwnedRows {
  constructor(private readonly database: Database) {}

  async removeAll(userId: string): Promise<void> {
    // Names come quoted from the catalogue.
    const owned = await this.database.query(
      z.object({ table_name: z.string(), column_name: z.string() }),
      `SELECT c.conrelid::regclass::text AS table_name, quote_ident(a.attname) AS column_name
       FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
       WHERE c.contype = 'f' AND c.confrelid = 'public.users'::regclass AND c.confdeltype = 'c'
       ORDER BY (SELECT count(*) FROM pg_constraint other WHERE other.contype = 'f' AND other.conrelid = c.conrelid), 1, 2`,
    );
    for (const { table_name, column_name } of owned)
      await this.database.run(`DELETE FROM ${table_name} WHERE ${column_name} = $1`, [userId]);
  }
}
