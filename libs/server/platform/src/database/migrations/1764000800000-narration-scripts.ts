import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an author wrote to be heard of a lesson: kept as it comes, because each answer is paid for,
 * and whose words were heard in the end.
 */
export class NarrationScripts1764000800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE narrations
        ADD COLUMN drafts jsonb,
        ADD COLUMN script text CHECK (script IN ('lesson', 'written', 'partly', 'refused'));
      ALTER TABLE provider_spend
        DROP CONSTRAINT provider_spend_purpose_check,
        ADD CONSTRAINT provider_spend_purpose_check CHECK (purpose IN ('tutor', 'diagram', 'narration', 'speech'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM provider_spend WHERE purpose = 'narration';
      ALTER TABLE provider_spend
        DROP CONSTRAINT provider_spend_purpose_check,
        ADD CONSTRAINT provider_spend_purpose_check CHECK (purpose IN ('tutor', 'diagram', 'speech'));
      ALTER TABLE narrations DROP COLUMN drafts, DROP COLUMN script;
    `);
  }
}
