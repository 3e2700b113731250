import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoggerModule } from 'nestjs-pino';
import { Clock } from './clock.ts';
import { Config } from './config/config.ts';
import { Database } from './database/database.ts';
import { databaseOptions } from './database/database-options.ts';
import { DiskFiles } from './files/disk-files.ts';
import { Files } from './files/files.ts';
import { S3Files } from './files/s3-files.ts';
import { RecognisingGuard } from './http/signed-in.guard.ts';
import { StrategyNames } from './http/strategy-names.ts';
import { Idempotency } from './idempotency/idempotency.ts';
import { IdempotentAnswerRow } from './idempotency/idempotent-answer.entity.ts';
import { Jobs } from './jobs/jobs.ts';
import { PgBossJobs } from './jobs/pg-boss-jobs.ts';
import { RateLimitRow } from './limits/rate-limit.entity.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { ApplicationLog, logOptions, type LogSink } from './log.ts';
import { PersonalData } from './personal-data.ts';
import { Wakeups } from './wakeups/wakeups.ts';

/**
 * What every feature stands on: Config, Clock, Database (TypeORM's DataSource below it),
 * Files, Idempotency, Jobs, PersonalData, RateLimits, Wakeups, the names of the login strategies and the
 * log. Entities of features join through `TypeOrmModule.forFeature`.
 */
@Module({})
export class PlatformModule {
  /**
   * `clock` replaces the time and `log` stdout, for specs. The config must carry a `databaseUrl`.
   */
  static forRoot(config: Config, clock: Clock = new Clock(), log?: LogSink): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [
        LoggerModule.forRoot(logOptions(config, log)),
        TypeOrmModule.forRoot(databaseOptions(config)),
        TypeOrmModule.forFeature([IdempotentAnswerRow, RateLimitRow]),
      ],
      providers: [
        { provide: Config, useValue: config },
        { provide: Clock, useValue: clock },
        { provide: Jobs, useClass: PgBossJobs },
        {
          provide: Files,
          useValue:
            config.files.kind === 's3'
              ? new S3Files(config.files, config.dataDir)
              : new DiskFiles(config.dataDir),
        },
        ApplicationLog,
        Database,
        Idempotency,
        PersonalData,
        RateLimits,
        RecognisingGuard,
        StrategyNames,
        Wakeups,
      ],
      exports: [
        ApplicationLog,
        Config,
        Clock,
        Jobs,
        Files,
        Database,
        Idempotency,
        PersonalData,
        RateLimits,
        RecognisingGuard,
        StrategyNames,
        Wakeups,
      ],
    };
  }
}
