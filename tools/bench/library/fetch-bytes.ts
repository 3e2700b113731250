import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true, maxSockets: 10 });

/** One answer, as it came over the wire. */
export const fetchBytes = (
  address: string,
  token: string,
  encoding: string,
): Promise<{ readonly status: number; readonly bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding };
    request(address, { agent, headers })
      .on('error', reject)
      .on('response', (response) => {
        buffer(response).then(
          (bytes) => resolve({ status: response.statusCode ?? 0, bytes }),
          reject,
        );
      })
      .end();
  });
