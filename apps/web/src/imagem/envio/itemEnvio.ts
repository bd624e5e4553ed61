import type { Imagem } from '@portal/contract/imagem.ts'
import type { CodigoAviso } from '@portal/domain/imagem/avisoImagem.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { GuessLugar, LugarImagem } from '../lugar/lugarImagem.ts'

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

/** The patient's image that came of the same file. */
export type Repetida = Pick<Imagem, 'sequencial' | 'momento' | 'dente' | 'enviadaEm'> & {
  numeroFicha: number
}

/** A file of the queue. */
export type ItemEnvio = {
  readonly id: string
  readonly nome: string
  /** What goes: the file, or its smaller copy. */
  readonly conteudo: Blob
  readonly lugar: LugarImagem
  /** How its place was guessed; none once the person said it, or sent the file there. */
  readonly guess?: GuessLugar | undefined
  /** Which files were chosen together. */
  readonly lote?: number | undefined
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
  /** Of the file that was chosen, whatever goes in its place. */
  readonly sha256?: string | undefined
  /** What an audit would say of it; none of it stops the file. */
  readonly avisos?: readonly CodigoAviso[] | undefined
  readonly repetida?: Repetida | undefined
  /** This browser had kept it when the portal was closed. */
  readonly isRetomada?: boolean | undefined
  /** The line, and not the service, stopped it. */
  readonly isSemLinha?: boolean | undefined
  /** The guide, as it stands, takes none: only the person knows whether it is worth another attempt. */
  readonly isRecusaDaGuia?: boolean | undefined
  readonly imagem?: Imagem | undefined
}

const emAndamento: ReadonlySet<EstadoEnvio> = new Set(['preparando', 'aguardando', 'enviando'])
const aCaminho: ReadonlySet<EstadoEnvio> = new Set(['aguardando', 'enviando'])
const paraveis: ReadonlySet<EstadoEnvio> = new Set(['aguardando', 'enviando', 'pausada'])
const removiveis: ReadonlySet<EstadoEnvio> = new Set(['preparada', 'enviada', 'falhou', 'recusada'])

export const isEmAndamento = ({ estado }: ItemEnvio): boolean => emAndamento.has(estado)
/** On its way, or in line: it may be stopped. */
export const isParavel = ({ estado }: ItemEnvio): boolean => paraveis.has(estado)
/** Neither there nor refused: it would be lost with the page. */
export const isPendente = ({ estado }: ItemEnvio): boolean => estado !== 'enviada' && estado !== 'recusada'
export const isRemovivel = ({ estado }: ItemEnvio): boolean => removiveis.has(estado)

/** The first of the queue that is the same file, before this one. */
export function findIgual(item: ItemEnvio, itens: readonly ItemEnvio[]): ItemEnvio | undefined {
  const antes = itens.slice(0, itens.indexOf(item))
  return item.sha256 === undefined ? undefined : antes.find(({ sha256 }) => sha256 === item.sha256)
}

/** Whether there is something to say of it before it goes. */
export const hasAviso = (item: ItemEnvio, itens: readonly ItemEnvio[]): boolean =>
  (item.avisos ?? []).length > 0 || item.repetida !== undefined || findIgual(item, itens) !== undefined

const isDocumento = ({ nome }: ItemEnvio): boolean => /\.pdf$/i.test(nome)

type UmOuVarios = readonly [um: string, varios: string]

/** How many they are, in an image's words; in a file's where a document is among them. */
export const countEnvio = (
  itens: readonly ItemEnvio[],
  imagens: UmOuVarios = ['imagem', 'imagens'],
  arquivos: UmOuVarios = ['arquivo', 'arquivos'],
): string => countOf(itens.length, ...(itens.some(isDocumento) ? arquivos : imagens))

/**
 * The queue in one sentence, for the line that is read aloud. What was chosen together is told of once, while it is read:
 * only then how much of it is ready, and what is wrong.
 */
export function summariseEnvio(itens: readonly ItemEnvio[]): string {
  const lotes = new Set(itens.filter(({ estado }) => estado === 'preparando').map(({ lote }) => lote))
  const conferindo = itens.filter(({ lote, estado }) => lotes.has(lote) && !aCaminho.has(estado))
  const listDe = (...estados: EstadoEnvio[]) => itens.filter(({ estado }) => estados.includes(estado))
  const listLidos = (...estados: EstadoEnvio[]) =>
    listDe(...estados).filter((item) => !conferindo.includes(item))
  const enviadas = listDe('enviada')
  const prontas = listLidos('preparada')
  const pausadas = listDe('pausada')
  const perdidas = listDe('falhou').length
  const recusadas = listLidos('recusada').length
  const avisadas = prontas.filter((item) => hasAviso(item, itens)).length
  const andando = listDe('aguardando', 'enviando')
  const partes = [
    conferindo.length > 0 && `Conferindo ${countOf(conferindo.length, 'arquivo', 'arquivos')}…`,
    andando.length > 0 && `Enviando: ${enviadas.length} de ${countEnvio([...enviadas, ...andando])}.`,
    andando.length === 0 &&
      enviadas.length > 0 &&
      countEnvio(
        enviadas,
        ['imagem enviada.', 'imagens enviadas.'],
        ['arquivo enviado.', 'arquivos enviados.'],
      ),
    pausadas.length > 0 &&
      countEnvio(
        pausadas,
        ['imagem em pausa.', 'imagens em pausa.'],
        ['arquivo em pausa.', 'arquivos em pausa.'],
      ),
    perdidas > 0 && countOf(perdidas, 'arquivo não foi enviado.', 'arquivos não foram enviados.'),
    // Of what never left, not that it did not arrive.
    recusadas > 0 && countOf(recusadas, 'arquivo recusado.', 'arquivos recusados.'),
    prontas.length > 0 &&
      countEnvio(
        prontas,
        ['imagem pronta para enviar.', 'imagens prontas para enviar.'],
        ['arquivo pronto para enviar.', 'arquivos prontos para enviar.'],
      ),
    avisadas > 0 && `${avisadas} com aviso.`,
  ]
  return partes.filter(Boolean).join(' ')
}
