import type { EventoOfertado } from '@portal/contract/evento.ts'
import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { toFacesDoDente } from '@portal/domain/dente/face.tables.ts'
import { findRegiao, findRegiaoDoDente } from '@portal/domain/dente/regiao.tables.ts'
import type { PedidoCobertura } from './elegibilidade.queries.ts'

/** The place of the question, as typed. */
export type LugarCobertura = { local: string; faces: string }

/** What is still to be typed; and the question without it, which may be denied all the same. */
export type FaltaCobertura = { falta: 'dente' | 'regiao' | 'faces'; parcial: PedidoCobertura }

/** What cannot be asked as it is: no such tooth, region or face. */
export type CorrigirCobertura = { corrigir: 'local' | 'faces'; mensagem: string }

type Lugar = Pick<PedidoCobertura, 'dente' | 'regiao' | 'faces'>
type Lido = Lugar | (Pick<FaltaCobertura, 'falta'> & Lugar) | CorrigirCobertura

const isParcial = (texto: string): boolean => texto.length < 2

function readDente({ facesMinimo }: EventoOfertado, { local, faces }: LugarCobertura): Lido {
  if (isParcial(local)) return { falta: 'dente' }
  const dente = findDente(local)
  if (!dente) return { corrigir: 'local', mensagem: `Não existe dente ${local}.` }
  if (facesMinimo === 0) return { dente: local }
  if (faces === '') return { falta: 'faces', dente: local }
  const lidas = toFacesDoDente(faces, dente)
  if (lidas) return { dente: local, faces: lidas }
  return { corrigir: 'faces', mensagem: `O dente ${local} tem as faces ${dente.faces}, cada uma uma vez.` }
}

/** Regions of an event that are named where the one typed is none of them. */
const DITAS = 6

function readRegiao({ regioes }: EventoOfertado, { local }: LugarCobertura): Lido {
  if (isParcial(local)) return { falta: 'regiao' }
  const regiao = findDente(local) ? findRegiaoDoDente(regioes, local)?.codigo : local
  if (regiao && regioes.includes(regiao)) return { regiao }
  const ditas = regioes.slice(0, DITAS).join(', ')
  const outras = regioes.length > DITAS ? ' e outras' : ''
  return { corrigir: 'local', mensagem: `Este evento não se faz em ${local}. São ${ditas}${outras}.` }
}

/** Of an event of regions that was asked for by a tooth, as people do: the region that holds it, in words. */
export function sayRegiaoDoDente(
  { local: pede, regioes }: EventoOfertado,
  local: string,
): string | undefined {
  const regiao = pede === 'regiao' && findDente(local) ? findRegiaoDoDente(regioes, local) : undefined
  return regiao && `O dente ${local} fica em ${regiao.codigo}: ${regiao.nome.toLowerCase()}.`
}

/** Screen -> request: the question of the form, what it still lacks, or what of it cannot be. */
export function toPedidoCobertura(
  codigoAssociado: string,
  evento: EventoOfertado,
  lugar: LugarCobertura,
): PedidoCobertura | FaltaCobertura | CorrigirCobertura {
  const pedido: PedidoCobertura = { codigoAssociado, codigoEvento: evento.codigoEvento }
  if (evento.local === 'nenhum') return pedido
  const lido = evento.local === 'dente' ? readDente(evento, lugar) : readRegiao(evento, lugar)
  if ('corrigir' in lido) return lido
  if (!('falta' in lido)) return { ...pedido, ...lido }
  const { falta, ...dito } = lido
  return { falta, parcial: { ...pedido, ...dito } }
}

/** What of the place still applies to another event; the rest is cleared, and not asked about by mistake. */
export function keepLugar(
  { local: pede, facesMinimo, facesMaximo }: EventoOfertado,
  { local, faces }: LugarCobertura,
): LugarCobertura {
  const cabe = pede === 'dente' ? findDente(local) : pede === 'regiao' ? findRegiao(local) : undefined
  if (!cabe) return { local: '', faces: '' }
  const facesCabem = pede === 'dente' && faces.length >= facesMinimo && faces.length <= facesMaximo
  return { local, faces: facesCabem ? faces : '' }
}
