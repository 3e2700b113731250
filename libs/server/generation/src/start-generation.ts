import type { UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

@Injectable()
export class StartGeneration {
  run: UseCases['startGeneration']['run'] = () => Promise.reject(new Error('StartGeneration is not written yet'));
}
