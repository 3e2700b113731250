import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * A connection that the guard forbids; `reason` continues the sentence that begins with the page's
 * address.
 */
export class RefusedConnection extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.name = 'RefusedConnection';
    this.reason = reason;
  }
}

/** All addresses of a host name. */
export type ResolveHost = (hostname: string) => Promise<string[]>;

export const resolveByDns: ResolveHost = async (hostname) =>
  (await lookup(hostname, { all: true, order: 'verbatim' })).map(({ address }) => address);

const usualPorts = [80, 443];

/**
 * Decides where the server may connect to on behalf of a page's address: public unicast addresses
 * on the web's ports, and what the operator allows ("host", "host:port", an address or a CIDR
 * range). A host name counts as safe only if all its addresses are.
 */
export class AddressGuard {
  private readonly hosts = new Set<string>();
  private readonly networks: [ipaddr.IPv4 | ipaddr.IPv6, number][] = [];

  constructor(
    allow: readonly string[],
    private readonly resolve: ResolveHost = resolveByDns,
    private readonly ports: readonly number[] = usualPorts,
  ) {
    for (const entry of allow) {
      if (entry.includes('/')) this.networks.push(ipaddr.parseCIDR(entry));
      else if (isIP(entry)) this.networks.push([ipaddr.parse(entry), isIP(entry) === 4 ? 32 : 128]);
      else this.hosts.add(entry.toLowerCase());
    }
  }

  /**
   * The addresses to connect to, looked up once so that what was checked is what is connected to.
   * Throws RefusedConnection.
   */
  async addressesFor(hostname: string, port: number): Promise<string[]> {
    const host = hostname.toLowerCase().replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [host] : await this.resolve(host);
    if (addresses.length === 0) throw new RefusedConnection('has no address');
    if (this.isAllowedHost(host, port)) return addresses;
    for (const address of addresses) {
      if (this.isAllowedNetwork(address)) continue;
      if (!isPublic(address)) throw new RefusedConnection('leads to an address that is not public');
      if (!this.ports.includes(port))
        throw new RefusedConnection(`uses port ${port}, which is not one of the web's`);
    }
    return addresses;
  }

  private isAllowedHost(host: string, port: number): boolean {
    const written = isIP(host) === 6 ? `[${host}]` : host;
    return this.hosts.has(written) || this.hosts.has(`${written}:${port}`);
  }

  private isAllowedNetwork(address: string): boolean {
    const parsed = ipaddr.process(address);
    return this.networks.some(
      ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
    );
  }
}

/**
 * Public unicast, as IANA has it. Of IPv6 only 2000::/3 is given out; mapped, translated and
 * tunnelled forms hide another address.
 */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.IPv6.parse('2000::'), 3);
}
