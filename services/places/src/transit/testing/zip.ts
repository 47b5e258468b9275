import { crc32, deflateRawSync } from 'node:zlib'

const LOCAL = 0x0403_4b50
const CENTRAL = 0x0201_4b50
const END = 0x0605_4b50
const DEFLATED = 8

/** A zip file of some texts (APPNOTE.TXT, 4.3), as small as a test needs it. `declared` lies about how large each unpacks. */
export function zipOf(files: Readonly<Record<string, string>>, declared?: number): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const plain = Buffer.from(text)
    const packed = deflateRawSync(plain)
    const title = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(DEFLATED, 4)
    common.writeUInt32LE(crc32(plain), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(declared ?? plain.length, 18)
    common.writeUInt16LE(title.length, 22)
    const local = Buffer.alloc(4)
    local.writeUInt32LE(LOCAL)
    locals.push(local, common, title, packed)
    const central = Buffer.alloc(6)
    central.writeUInt32LE(CENTRAL)
    central.writeUInt16LE(20, 4)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    centrals.push(central, common, rest, title)
    offset += 4 + common.length + title.length + packed.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END)
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
