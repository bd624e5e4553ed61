import { buffer } from 'node:stream/consumers'
import { Falha } from '../http/falha.ts'
import type { CallServices } from '../http/services.ts'
import type { Sessao } from '../http/sessao.ts'
import { decoder } from './decoder/decoder.ts'
import { openCopia } from './openCopia.ts'

type Leitor = {
  services: Pick<CallServices, 'arquivos' | 'shares'>
  sessao: Pick<Sessao, 'codigoCredenciado'>
}
type Copia = Parameters<typeof openCopia>

/** Of a copy that is held in memory: a larger one is for who downloads it as a file. */
const bytesMaximo = 8 * 1024 * 1024

/** The copy that is read: the whole unless it is too large, then what the screen shows of it. */
async function chooseAberta(...[arquivos, guardado, versao, pagina]: Copia) {
  const aberta = await openCopia(arquivos, guardado, versao, pagina)
  if (versao !== 'inteira' || !aberta || Number(aberta.headers?.['content-length']) <= bytesMaximo)
    return aberta
  const inteira = aberta.conteudo
  if (!Buffer.isBuffer(inteira) && 'destroy' in inteira && typeof inteira.destroy === 'function')
    inteira.destroy()
  return openCopia(arquivos, guardado, 'tela', pagina)
}

/**
 * A copy as JPEG: one that is none is encoded anew in the decoder's process, within the provider's share of it. Undefined
 * when that copy is not there. Refuses with API-GEN-0006 where too many others are being decoded.
 */
export async function readJpeg(
  { services, sessao }: Leitor,
  guardado: Copia[1],
  versao: Copia[2],
  pagina: number,
): Promise<{ nome: string; jpeg: Buffer } | undefined> {
  const aberta = await chooseAberta(services.arquivos, guardado, versao, pagina)
  if (!aberta) return undefined
  const { conteudo, tipo } = aberta
  const copia = Buffer.isBuffer(conteudo) ? conteudo : await buffer(conteudo)
  const nome = aberta.nome.replace(/\.\w+$/, '.jpg')
  if (tipo === 'image/jpeg') return { nome, jpeg: copia }
  const release = await services.shares.decoders.take(sessao.codigoCredenciado)
  const resultado = await decoder.encodeJpeg(async () => copia).finally(release)
  if (resultado === 'ocupado') throw new Falha('API-GEN-0006', [], 3)
  if (!resultado.ok) throw new Error(`a copy of ours is ${resultado.motivo}`)
  return { nome, jpeg: Buffer.from(resultado.jpeg) }
}
