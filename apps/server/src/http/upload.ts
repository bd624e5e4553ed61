import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Route } from '@portal/contract/route.ts'
import { tamanhoMaximoBytes } from '@portal/domain/imagem/limite.ts'
import type { FastifyRequest } from 'fastify'
import { authenticate } from './authenticate.ts'
import { Falha } from './falha.ts'
import type { Upload } from './handler.ts'
import type { Edge } from './runCall.ts'

/** Counts and hashes what passes; stops at the first byte over the limit (ASVS 5.2.1). Throws API-IMG-0003. */
function meter(limit: number) {
  const hash = createHash('sha256')
  let bytes = 0
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > limit) return done(new Falha('API-IMG-0003'))
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { transform, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Streams the route's multipart file to a temporary one. Only a logged-in caller gets that far. */
export async function receiveUpload(request: FastifyRequest, edge: Edge, route: Route): Promise<Upload> {
  authenticate(request, edge.tokens, edge.services.clock.now())
  if (!request.isMultipart()) throw new Falha('API-GEN-0002')
  const part = await request.file()
  if (!part || part.fieldname !== route.multipart) {
    throw new Falha('API-GEN-0001', [
      { campo: route.multipart ?? 'arquivo', mensagem: 'Arquivo obrigatório.' },
    ])
  }
  const folder = path.join(edge.services.config.dataDir, 'temporario')
  await mkdir(folder, { recursive: true })
  const caminho = path.join(folder, randomUUID())
  const { transform, result } = meter(tamanhoMaximoBytes)
  try {
    await pipeline(part.file, transform, createWriteStream(caminho, { mode: 0o600 }))
  } catch (error) {
    await rm(caminho, { force: true })
    throw error
  }
  return { caminho, nome: toNome(part.filename), ...result() }
}

/** A file's own name as data: as long as the table takes it, without what the table cannot store (ASVS 5.3.2). */
const toNome = (filename: string): string =>
  filename
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200)
    .toWellFormed()

/** The temporary file goes with the call, whatever becomes of it; a kept copy was made by then. */
export async function withUpload<T>(upload: Upload | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    if (upload) await rm(upload.caminho, { force: true })
  }
}
