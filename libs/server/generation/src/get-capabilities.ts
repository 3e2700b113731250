import type { UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

@Injectable()
export class GetCapabilities {
  run: UseCases['getCapabilities']['run'] = () => Promise.reject(new Error('GetCapabilities is not written yet'));
}
