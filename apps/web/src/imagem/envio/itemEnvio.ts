import type { Imagem } from '@portal/contract/imagem.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { LugarImagem } from '../lugar/lugarImagem.ts'

/**
 * Where a file is on its way. `preparada` waits for the person, `aguardando` for its turn, `pausada` until the
 * queue goes on; `falhou` may be repeated, `recusada` may not: the file itself is the reason.
 */
export type EstadoEnvio =
  | 'preparando'
  | 'preparada'
  | 'aguardando'
  | 'enviando'
  | 'pausada'
  | 'enviada'
  | 'falhou'
  | 'recusada'

/** A file of the queue. */
export type ItemEnvio = {
  readonly id: string
  readonly nome: string
  /** What goes: the file, or its smaller copy. */
  readonly conteudo: Blob
  readonly lugar: LugarImagem
  readonly estado: EstadoEnvio
  /** Repeated with the item's every attempt, so that a reply lost on the way is not a second image. */
  readonly chave: string
  /** 0 to 1. */
  readonly fracao: number
  /** Bytes per second. */
  readonly velocidade?: number | undefined
  /** Why it was refused or failed, in words. */
  readonly mensagem?: string | undefined
  /** Size before it was made smaller. */
  readonly reduzidaDe?: number | undefined
  readonly imagem?: Imagem | undefined
}

const emAndamento: ReadonlySet<EstadoEnvio> = new Set(['preparando', 'aguardando', 'enviando'])
const paraveis: ReadonlySet<EstadoEnvio> = new Set(['aguardando', 'enviando', 'pausada'])
const removiveis: ReadonlySet<EstadoEnvio> = new Set(['preparada', 'enviada', 'falhou', 'recusada'])

export const isEmAndamento = ({ estado }: ItemEnvio): boolean => emAndamento.has(estado)
/** On its way, or in line: it may be stopped. */
export const isParavel = ({ estado }: ItemEnvio): boolean => paraveis.has(estado)
export const isRemovivel = ({ estado }: ItemEnvio): boolean => removiveis.has(estado)

/** The queue in one sentence, for the line that is read aloud. */
export function summariseEnvio(itens: readonly ItemEnvio[]): string {
  const count = (estado: EstadoEnvio) => itens.filter((item) => item.estado === estado).length
  const enviadas = count('enviada')
  const prontas = count('preparada')
  const pausadas = count('pausada')
  const problemas = count('falhou') + count('recusada')
  const andando = itens.filter(isEmAndamento).length
  const partes = [
    andando > 0 && `Enviando: ${enviadas} de ${countOf(enviadas + andando, 'imagem', 'imagens')}.`,
    andando === 0 && enviadas > 0 && countOf(enviadas, 'imagem enviada.', 'imagens enviadas.'),
    pausadas > 0 && countOf(pausadas, 'imagem em pausa.', 'imagens em pausa.'),
    problemas > 0 && countOf(problemas, 'arquivo não foi enviado.', 'arquivos não foram enviados.'),
    prontas > 0 && countOf(prontas, 'imagem pronta para enviar.', 'imagens prontas para enviar.'),
  ]
  return partes.filter(Boolean).join(' ')
}
