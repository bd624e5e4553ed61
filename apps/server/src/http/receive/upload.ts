import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Route } from '@portal/contract/route.ts'
import { tamanhoMaximoBytes } from '@portal/domain/imagem/limite.ts'
import type { FastifyRequest } from 'fastify'
import { keepTemporario } from '../../files/temporario.ts'
import type { Edge } from '../call/call.ts'
import { Falha } from '../falha.ts'
import type { Upload } from '../handler.ts'

/** Counts and hashes what passes; stops at the first byte over the limit (ASVS 5.2.1). Throws API-IMG-0003. */
function meter(content: AsyncIterable<Buffer>, limit: number) {
  const hash = createHash('sha256')
  let bytes = 0
  async function* measured() {
    for await (const part of content) {
      bytes += part.length
      if (bytes > limit) throw new Falha('API-IMG-0003')
      hash.update(part)
      yield part
    }
  }
  return { content: measured(), result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/**
 * Streams the route's multipart file to a temporary one. Only a logged-in caller gets that far, and only with its share
 * of the files on their way; it holds it until the call is over. Throws ShareExceeded after a while without one.
 */
export async function receiveUpload(request: FastifyRequest, edge: Edge, route: Route): Promise<Upload> {
  const { services } = edge
  const { codigoCredenciado } = request.apresentada ?? edge.authenticate(request, services.clock.now())
  if (!request.isMultipart()) throw new Falha('API-GEN-0002')
  const release = await services.shares.uploads.take(codigoCredenciado)
  try {
    // Who hung up while it waited sends nothing more, and nobody would ever say so.
    if (request.raw.destroyed || request.raw.socket.destroyed) throw new Falha('API-GEN-0007')
    const { close, ...upload } = await receive(request, services.config.dataDir, route.multipart ?? 'arquivo')
    return { ...upload, close: () => close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/** One named file, in a body that ends as one of parts does: what else it holds, or lacks, refuses it whole. */
async function receive(request: FastifyRequest, dataDir: string, campo: string): Promise<Upload> {
  const refuse = (mensagem: string) => new Falha('API-GEN-0001', [{ campo, mensagem }])
  const files = request.files()
  const first = await readNext(request, files)
  if (first?.fieldname !== campo) throw refuse('Arquivo obrigatório.')
  // A part of bytes without a name is a file to the parser too, whatever its type says.
  const nome = toNome(first.filename ?? '')
  if (nome === '') throw refuse('O arquivo precisa de um nome.')
  const { content, result } = meter(readContent(request, first.file), tamanhoMaximoBytes)
  const temporario = await keepTemporario(dataDir, content)
  try {
    await readNext(request, files)
  } catch (error) {
    await temporario.close()
    throw isFilesLimit(error) ? refuse('Envie um arquivo por vez.') : error
  }
  return { ...temporario, nome, ...result() }
}

const isFilesLimit = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT'

/** The next file; undefined where the body ended. */
async function readNext(request: FastifyRequest, files: ReturnType<FastifyRequest['files']>) {
  try {
    const { value, done } = await files.next()
    return done ? undefined : value
  } catch (error) {
    throw toMalformado(request, error)
  }
}

async function* readContent(request: FastifyRequest, file: AsyncIterable<Buffer>) {
  try {
    yield* file
  } catch (error) {
    throw toMalformado(request, error)
  }
}

/**
 * The parser's own errors have no code: they say that the body is no parts, or not all of them. It says the same of what
 * somebody stopped sending who hung up; only a body that came whole is judged.
 */
function toMalformado({ raw }: FastifyRequest, error: unknown): unknown {
  if (!raw.complete && raw.destroyed) return error
  if (!(error instanceof Error) || 'code' in error) return error
  return new Falha('API-GEN-0001', [{ mensagem: 'O envio está incompleto, ou não está dividido em partes.' }])
}

const NOME_MAXIMO = 200
/** Longer than any that is taken: what comes after the last dot is part of the name then. */
const EXTENSAO_MAXIMA = 10

/**
 * A file's own name as data: as long as the table takes it, its extension kept, without what the table cannot store and
 * what is not seen or turns the writing around, so that a name would read as another (ASVS 5.3.2).
 */
function toNome(filename: string): string {
  const nome = filename.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  const found = path.extname(nome)
  const extensao = found.length > EXTENSAO_MAXIMA ? '' : found
  const corpo = nome.slice(0, nome.length - extensao.length)
  return `${corpo.slice(0, NOME_MAXIMO - extensao.length)}${extensao}`.toWellFormed()
}

/** The temporary file goes with the call, whatever becomes of it; a kept copy was made by then. */
export async function withUpload<T>(upload: Upload | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await upload?.close()
  }
}
