import type { DetalheErro } from '@portal/contract/errors.ts'
import type { EventoSolicitado } from '@portal/contract/exame.ts'
import { isBloqueante } from '@portal/domain/evento/criterio/criterio.ts'
import { explainJustificativaCurta } from '@portal/domain/evento/justificativa.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { type ErroPedido, listErrosPedido } from '@portal/domain/solicitacaoExame/errosPedido.ts'
import type { EventoPedido } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import {
  type ExameRepetido,
  listRepetidos,
  type PedidoAberto,
} from '@portal/domain/solicitacaoExame/pedidoRepetido.ts'
import { toDetalheGlosa } from '../regraEvento/detalheGlosa.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { findExame } from './fatosPedido.ts'

type CodigoRecusaPedido = `API-SOL-000${2 | 3 | 4 | 5 | 6 | 7}`
export type RecusaPedido = { codigo: CodigoRecusaPedido; detalhes: DetalheErro[] }

/** Where a detail points: the event of the request as it was sent. */
const toAlvo = (indice: number, campo?: string) => ({
  campo: campo === undefined ? `eventos.${indice}` : `eventos.${indice}.${campo}`,
  item: indice + 1,
})

function toCodigo({ motivo }: ErroPedido): CodigoRecusaPedido {
  if (motivo === 'exameDesconhecido') return 'API-SOL-0003'
  return motivo === 'exameBloqueado' ? 'API-SOL-0004' : 'API-SOL-0002'
}

function toDetalhe({ indice, campo, indiceLocal, mensagem }: ErroPedido): DetalheErro {
  if (campo !== 'locais') return { ...toAlvo(indice, campo), mensagem }
  const local = indiceLocal === undefined ? '' : `.${indiceLocal}`
  return { ...toAlvo(indice, `complementoLocais.locais${local}`), mensagem }
}

/** What the request itself is refused for, before the patient is looked at: the worst of it first, all of it told. */
export function findRecusaForma(
  tabela: TabelaRegras,
  eventos: readonly EventoPedido[],
): RecusaPedido | undefined {
  const erros = listErrosPedido(eventos, (codigo) => findExame(tabela, codigo))
  const codigos = new Set(erros.map(toCodigo))
  const codigo = (['API-SOL-0003', 'API-SOL-0002', 'API-SOL-0004'] as const).find((um) => codigos.has(um))
  return codigo && { codigo, detalhes: erros.map(toDetalhe) }
}

const lugaresDe = { nenhum: 'não leva dente nem região', dente: 'leva dente', regiao: 'leva região' } as const

/** A kind of place that is not the exam's: what was meant by it cannot be what is kept. */
export function findRecusaLocal(
  tabela: TabelaRegras,
  eventos: readonly Pick<EventoSolicitado, 'codigo' | 'local'>[],
): RecusaPedido | undefined {
  const detalhes = eventos.flatMap(({ codigo, local }, indice) => {
    const exame = findExame(tabela, codigo)
    if (!exame || local === undefined || local === exame.local) return []
    return { ...toAlvo(indice, 'local'), mensagem: `Este exame ${lugaresDe[exame.local]}.` }
  })
  return detalhes.length > 0 ? { codigo: 'API-SOL-0002', detalhes } : undefined
}

/** Why an exam does not go with one of an open request. */
function explainRepetido(
  tabela: TabelaRegras,
  evento: EventoPedido | undefined,
  { numeroSolicitacao, codigoAberto, relacao }: ExameRepetido,
): string {
  const nameExame = (codigo: string) => tabela.find(codigo)?.descricao ?? codigo
  const aberto = `${nameExame(codigoAberto)}, do pedido ${numeroSolicitacao}.`
  if (relacao === 'incluido') return `A ${nameExame(evento?.codigoEvento ?? '')} já inclui ${aberto}`
  if (relacao === 'excludente') return `Este exame não se pede junto de ${aberto}`
  return `Este exame já está no pedido ${numeroSolicitacao}.`
}

/** Why each exam is asked for already, by its place in the request. */
export const listMensagensRepetidos = (
  tabela: TabelaRegras,
  eventos: readonly EventoPedido[],
  abertos: readonly PedidoAberto[],
) =>
  listRepetidos(eventos, abertos, tabela).map((repetido) => ({
    indice: repetido.indice,
    numeroSolicitacao: repetido.numeroSolicitacao,
    mensagem: explainRepetido(tabela, eventos[repetido.indice], repetido),
  }))

/** An exam that another open request answers already, or has no room for. */
export function findRecusaRepetido(
  tabela: TabelaRegras,
  eventos: readonly EventoPedido[],
  abertos: readonly PedidoAberto[],
): RecusaPedido | undefined {
  const detalhes = listMensagensRepetidos(tabela, eventos, abertos).map(({ indice, ...repetido }) => ({
    ...toAlvo(indice, 'codigo'),
    ...repetido,
  }))
  return detalhes.length > 0 ? { codigo: 'API-SOL-0007', detalhes } : undefined
}

/** What the rules refuse of a request: what would be denied, then what waits for a justification. */
export function findRecusaRegras(
  eventos: readonly EventoPedido[],
  julgados: readonly (readonly Motivo[])[],
): RecusaPedido | undefined {
  const negados = julgados.flatMap((motivos, indice) =>
    motivos.filter(isBloqueante).map((motivo) => ({
      ...toAlvo(indice, 'codigo'),
      ...toDetalheGlosa(motivo),
      ...(motivo.possivelEm && { possivelEm: motivo.possivelEm }),
    })),
  )
  if (negados.length > 0) return { codigo: 'API-SOL-0005', detalhes: negados }
  const pedidas = julgados.flatMap((motivos, indice) =>
    motivos
      .filter(({ severidade }) => severidade === 'pendenciaJustificativa')
      .map((motivo) => ({
        ...toAlvo(indice, 'justificativa'),
        ...toDetalheGlosa(motivo),
        mensagem: [
          toDetalheGlosa(motivo).mensagem,
          explainJustificativaCurta(eventos[indice]?.justificativa ?? '', motivo.justificativaMinima ?? 0),
        ].join(' '),
      })),
  )
  return pedidas.length > 0 ? { codigo: 'API-SOL-0006', detalhes: pedidas } : undefined
}
