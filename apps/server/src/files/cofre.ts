import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'

const ALGORITHM = 'aes-256-gcm'
/** Says that what follows is sealed; a file without it was kept before sealing began, and is read as it is. */
const MARK = Buffer.from('PCI1')
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = MARK.length + NONCE_BYTES
/** How much of a file is read at a time. */
const PART_BYTES = 64 * 1024

/** Mark, nonce, the content enciphered, and the tag that betrays any change of it. */
export async function* seal(chave: Buffer, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, chave, nonce)
  yield Buffer.concat([MARK, nonce])
  for await (const part of content) yield cipher.update(part)
  yield cipher.final()
  yield cipher.getAuthTag()
}

/** What `seal` wrote to an open file from its beginning; closing the file stays with whoever opened it. */
export async function* unseal(chave: Buffer, file: FileHandle): AsyncGenerator<Buffer> {
  const { decipher, size } = await startDecipher(chave, file, await readAt(file, 0, HEADER_BYTES))
  const end = size - TAG_BYTES
  for (let at = HEADER_BYTES; at < end; at += PART_BYTES)
    yield decipher.update(await readAt(file, at, Math.min(PART_BYTES, end - at)))
  yield decipher.final()
}

type Aberto = { conteudo: Readable; bytes: number }

/** The content of a sealed file. The stream fails at its end when the file is not what was sealed with this key. */
export async function openSealed(chave: Buffer, caminho: string): Promise<Aberto> {
  const file = await open(caminho)
  try {
    const header = await readAt(file, 0, HEADER_BYTES)
    if (!header.subarray(0, MARK.length).equals(MARK))
      return { conteudo: file.createReadStream(), bytes: (await file.stat()).size }
    const { decipher, size } = await startDecipher(chave, file, header)
    const enciphered = file.createReadStream({ start: HEADER_BYTES, end: size - TAG_BYTES - 1 })
    // Whoever reads learns of a failure from the stream itself.
    const conteudo = pipeline(enciphered, decipher, () => undefined)
    return { conteudo, bytes: size - HEADER_BYTES - TAG_BYTES }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function startDecipher(chave: Buffer, file: FileHandle, header: Buffer) {
  const { size } = await file.stat()
  const decipher = createDecipheriv(ALGORITHM, chave, header.subarray(MARK.length))
  decipher.setAuthTag(await readAt(file, size - TAG_BYTES, TAG_BYTES))
  return { decipher, size }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
