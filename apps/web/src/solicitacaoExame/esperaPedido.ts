import type { ResumoSolicitacao } from '@portal/contract/exame.ts'
import type { ImagemExame } from '@portal/contract/vinculoExame.ts'
import { isNosUltimosDias } from '@portal/domain/guia/avisoFim.ts'
import { acceptsAcao } from '@portal/domain/solicitacaoExame/acaoSolicitacao.tables.ts'
import { sayChegada } from '@portal/domain/solicitacaoExame/arquivoExame.ts'
import { getStatusSolicitacao } from '@portal/domain/solicitacaoExame/statusSolicitacao.tables.ts'
import type { Tom } from '@portal/domain/tom.ts'
import { showData, showDia, today } from '../calendario/format.ts'
import { showPrazo } from '../calendario/prazo.ts'

type Vida = Pick<ResumoSolicitacao, 'status' | 'prazo' | 'validade'>

/** The day by which somebody has to act: the operator, then a unit; undefined where nobody has to. */
export function findPrazo({ status, prazo, validade }: Vida): string | undefined {
  if (status === 'EM_ANALISE') return prazo ?? undefined
  return acceptsAcao(status, 'capture') ? (validade ?? undefined) : undefined
}

/** "Resposta até", "Capturar até": what the day of `findPrazo` is for. */
export const namePrazo = ({ status }: Pick<Vida, 'status'>): string =>
  status === 'EM_ANALISE' ? 'Resposta até' : 'Capturar até'

/** In its last days to be captured, as many as a password's: it is green no more. */
export function isNoFim(pedido: Vida): boolean {
  const prazo = acceptsAcao(pedido.status, 'capture') ? findPrazo(pedido) : undefined
  return prazo !== undefined && isNosUltimosDias(prazo, today())
}

/** The colour of a request's status today. */
export const tonePedido = (pedido: Vida): Tom =>
  isNoFim(pedido) ? 'atencao' : (getStatusSolicitacao(pedido.status)?.tom ?? 'neutro')

/** When a request that waits for nobody ended: its status, beside it, says how. Empty of one that waits. */
export function showFim({ status, validade, capturadaEm }: ResumoSolicitacao): string {
  if (status === 'CAPTURADA') return capturadaEm ? `Em ${showDia(capturadaEm)}` : ''
  return status === 'EXPIRADA' && validade ? `Venceu em ${showData(validade)}` : ''
}

type Espera = { tom: Tom; titulo: string }

/** For whom a request waits and until when, or how it ended; `vindos` is what came of it, once it was read. */
export function describeEspera(
  pedido: Vida & Pick<ResumoSolicitacao, 'imagens'>,
  vindos?: readonly Pick<ImagemExame, 'tipo'>[],
): Espera {
  const { status, imagens, validade } = pedido
  const prazo = findPrazo(pedido)
  const ate = prazo ? ` até ${showPrazo(prazo, today())}` : ''
  if (acceptsAcao(status, 'capture'))
    return {
      tom: isNoFim(pedido) ? 'atencao' : 'informacao',
      titulo: `Espera a captura por uma unidade de radiologia${ate}`,
    }
  switch (status) {
    case 'EM_ANALISE':
      return { tom: 'informacao', titulo: `Espera a resposta da operadora${ate}` }
    case 'CAPTURADA':
      return imagens > 0
        ? { tom: 'sucesso', titulo: sayChegada(imagens, vindos) }
        : { tom: 'informacao', titulo: 'Espera as imagens da unidade de radiologia' }
    case 'REPROVADA':
      return { tom: 'perigo', titulo: 'Nenhum exame foi aprovado' }
    case 'EXPIRADA':
      return {
        tom: 'neutro',
        titulo: `Nenhuma unidade capturou o pedido${validade ? ` até ${showData(validade)}` : ''}`,
      }
    default:
      return { tom: 'neutro', titulo: 'Pedido cancelado' }
  }
}
