import { Module } from '@nestjs/common';
import { StartGeneration } from './start-generation.ts';
import { GetGeneration } from './get-generation.ts';
import { CancelGeneration } from './cancel-generation.ts';
import { ListActiveGenerations } from './list-active-generations.ts';
import { GetCapabilities } from './get-capabilities.ts';

@Module({ providers: [StartGeneration, GetGeneration, CancelGeneration, ListActiveGenerations, GetCapabilities], exports: [StartGeneration, GetGeneration, CancelGeneration, ListActiveGenerations, GetCapabilities] })
export class GenerationModule {}
