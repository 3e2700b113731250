import type { MigrationInterface, QueryRunner } from 'typeorm';

/** To whom free credits were given: a keyed hash of the address, which outlives the account. */
export class SignupGrants1763705000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE signup_grants (
        address_hash text PRIMARY KEY,
        granted_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE signup_grants');
  }
}
