/** Writes small FlatBuffers whose tables may point into an older one that follows them. */

/** What a field or a vector's place can hold; `old` is a place in the buffer that will be appended. */
export type Node =
  | { readonly kind: 'byte' | 'word' | 'float'; readonly value: number }
  | { readonly kind: 'old'; readonly at: number }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'vector'; readonly items: readonly Node[] }
  | { readonly kind: 'table'; readonly fields: readonly (Node | undefined)[] };

export const byte = (value: number): Node => ({ kind: 'byte', value });
export const word = (value: number): Node => ({ kind: 'word', value });
export const old = (at: number): Node => ({ kind: 'old', at });
export const bytes = (of: Uint8Array): Node => ({ kind: 'bytes', bytes: of });
export const floats = (...values: readonly number[]): Node =>
  vector(...values.map((value): Node => ({ kind: 'float', value })));
export const vector = (...items: readonly Node[]): Node => ({ kind: 'vector', items });
export const table = (...fields: readonly (Node | undefined)[]): Node => ({
  kind: 'table',
  fields,
});

type Pointer = { readonly slot: number; readonly to: Node };

/** A buffer with `root` at its root and `after` behind it. `identifier` has four letters. */
export function flatBuffer(
  root: Node,
  identifier: string,
  after: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const out = new DataView(new ArrayBuffer(1 << 20));
  let end = 8;
  const waiting: Pointer[] = [{ slot: 0, to: root }];
  const toOld: { readonly slot: number; readonly at: number }[] = [];
  [...identifier].forEach((letter, i) => out.setUint8(4 + i, letter.charCodeAt(0)));

  const put = (slot: number, node: Node): void => {
    if (node.kind === 'byte') out.setUint8(slot, node.value);
    else if (node.kind === 'word') out.setUint32(slot, node.value, true);
    else if (node.kind === 'float') out.setFloat32(slot, node.value, true);
    else if (node.kind === 'old') toOld.push({ slot, at: node.at });
    else waiting.push({ slot, to: node });
  };

  const place = (node: Node): number => {
    const start = (end + 15) & ~15;
    switch (node.kind) {
      case 'bytes':
        out.setUint32(start, node.bytes.length, true);
        new Uint8Array(out.buffer).set(node.bytes, start + 4);
        // Zero after it, so that it may be read as a string.
        end = start + 4 + node.bytes.length + 1;
        return start;
      case 'vector':
        out.setUint32(start, node.items.length, true);
        end = start + 4 + 4 * node.items.length;
        node.items.forEach((item, i) => put(start + 4 + 4 * i, item));
        return start;
      case 'table': {
        // The list of where its fields are goes before the table; every field takes four bytes.
        const at = (start + 4 + 2 * node.fields.length + 15) & ~15;
        out.setUint16(start, 4 + 2 * node.fields.length, true);
        out.setUint16(start + 2, 4 + 4 * node.fields.length, true);
        out.setInt32(at, at - start, true);
        end = at + 4 + 4 * node.fields.length;
        node.fields.forEach((field, i) => {
          if (field === undefined) return;
          out.setUint16(start + 4 + 2 * i, 4 + 4 * i, true);
          put(at + 4 + 4 * i, field);
        });
        return at;
      }
      default:
        throw new Error(`a ${node.kind} stands for itself`);
    }
  };

  for (const { slot, to } of waiting) out.setUint32(slot, place(to) - slot, true);
  end = (end + 15) & ~15;
  for (const { slot, at } of toOld) out.setUint32(slot, end + at - slot, true);
  const whole = new Uint8Array(end + after.length);
  whole.set(new Uint8Array(out.buffer, 0, end));
  whole.set(after, end);
  return whole;
}

/** Where the field of the root table points to, or undefined where it is not there. */
export function rootField(buffer: Uint8Array, field: number): number | undefined {
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  const root = view.getUint32(0, true);
  const fields = root - view.getInt32(root, true);
  const entry = 4 + 2 * field;
  if (entry >= view.getUint16(fields, true)) return undefined;
  const offset = view.getUint16(fields + entry, true);
  return offset === 0 ? undefined : pointed(buffer, root + offset);
}

/** Where the pointers of the vector at `at` point to. */
export function vectorAt(buffer: Uint8Array, at: number): readonly number[] {
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  return Array.from({ length: view.getUint32(at, true) }, (_, i) =>
    pointed(buffer, at + 4 + 4 * i),
  );
}

function pointed(buffer: Uint8Array, slot: number): number {
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  return slot + view.getUint32(slot, true);
}
