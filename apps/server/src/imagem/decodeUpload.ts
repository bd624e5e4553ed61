import { buffer } from 'node:stream/consumers'
import type { DetalheErro } from '@portal/contract/errors.ts'
import type { imagem } from '@portal/contract/imagem.ts'
import { getExtensao, getMotivoArquivo } from '@portal/domain/imagem/limite.ts'
import { Falha } from '../http/falha.ts'
import type { Context } from '../http/handler.ts'
import type { Decodificada } from './decoder/decode.ts'
import { decoder } from './decoder/decoder.ts'

const codigos = {
  conteudo: 'API-IMG-0004',
  corrompido: 'API-IMG-0005',
  pontos: 'API-IMG-0006',
  ativo: 'API-IMG-0010',
  paginas: 'API-IMG-0012',
} as const

/** A call that receives a file, and may refuse it by each of the codes. */
type Recebida = Pick<Context<typeof imagem.uploadImagem>, 'upload' | 'services' | 'sessao'> & {
  fail: (
    codigo: (typeof codigos)[keyof typeof codigos] | 'API-IMG-0002',
    detalhes?: readonly DetalheErro[],
  ) => never
}

/**
 * The uploaded file, once it proved to be what its extension says. Refuses it with the code of its fault; to be
 * repeated, with API-GEN-0006 when too many others are being decoded, with API-GEN-0004 when many of this provider are.
 */
export async function decodeUpload({ upload, services, sessao, fail }: Recebida): Promise<Decodificada> {
  const extensao = getExtensao(upload.nome)
  if (!extensao) return fail('API-IMG-0002')
  if (upload.bytes === 0) return fail('API-IMG-0005', [{ mensagem: getMotivoArquivo('vazio').texto }])
  const release = await services.shares.decoders.take(sessao.codigoCredenciado)
  const resultado = await decoder.decode(() => buffer(upload.open()), extensao).finally(release)
  if (resultado === 'ocupado') throw new Falha('API-GEN-0006', [], 3)
  return resultado.ok ? resultado.imagem : fail(codigos[resultado.motivo])
}
