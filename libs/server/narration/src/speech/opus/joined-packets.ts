/** Packets one after the other, each after its length: two bytes, big-endian. */
export function joinPackets(packets: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(packets.reduce((sum, { length }) => sum + 2 + length, 0));
  const view = new DataView(joined.buffer);
  let at = 0;
  for (const packet of packets) {
    view.setUint16(at, packet.length);
    joined.set(packet, at + 2);
    at += 2 + packet.length;
  }
  return joined;
}

export function splitPackets(joined: Uint8Array): Uint8Array[] {
  const view = new DataView(joined.buffer, joined.byteOffset, joined.byteLength);
  const packets: Uint8Array[] = [];
  for (let at = 0; at < joined.length; at += 2 + view.getUint16(at))
    packets.push(joined.subarray(at + 2, at + 2 + view.getUint16(at)));
  return packets;
}
