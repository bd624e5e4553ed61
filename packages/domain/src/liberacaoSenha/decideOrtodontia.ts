import { mesDe } from '../calendario/dataCivil.ts'
import { type TipoGuia, tipoGuia } from '../especialidade/tipoGuia.tables.ts'
import type { AssociadoContexto, OrtodontiaContexto } from '../evento/contexto.ts'
import { createMotivo } from '../evento/criterio/criterio.ts'
import { findMotivoInicio, glosaDoEstado, listMotivosManutencao } from '../evento/criterio/ortodontia.ts'
import type { Motivo } from '../evento/motivo.ts'
import { isMesDeOutro, readRestante } from '../ortodontia/meses.ts'
import type { PlanoOrtodontia } from '../ortodontia/planoOrtodontia.ts'
import { decideFim, type Tratamento } from '../ortodontia/tratamento.ts'

/** Why an orthodontic guide is not released, whatever else stands (Operadora §2). */
export type MotivoOrtodontia =
  /** There is no active treatment with this provider. */
  | 'semTratamento'
  /** The appliance was not put in yet. */
  | 'instalacaoPendente'
  /** The month has its maintenance. */
  | 'manutencaoDoMes'
  /** The granted months are used, or the term is over. */
  | 'prazoEsgotado'
  /** Too many guides are left for an extension. */
  | 'prorrogacaoCedo'
  /** An extension was asked for, and nobody has decided it. */
  | 'prorrogacaoAberta'
  /** The provider's own treatment goes on, or was asked for. */
  | 'tratamentoEmCurso'
  /** The plan has no treatment left. */
  | 'limiteTratamentos'
  /** The patient's age is out of the plan's. */
  | 'foraDaIdade'

export type RecusaOrtodontia = {
  motivo: MotivoOrtodontia
  motivos: readonly Motivo[]
  possivelEm?: string
}

export type PedidoOrtodontia = OrtodontiaContexto & {
  hoje: string
  associado: Pick<AssociadoContexto, 'nascimento'>
  plano: PlanoOrtodontia | null | undefined
  /** An extension guide of the treatment is still to be sent or to be decided. */
  prorrogacaoAberta?: boolean | undefined
}

const refuse = (
  motivo: MotivoOrtodontia,
  motivos: readonly Motivo[] = [],
  possivelEm?: string,
): RecusaOrtodontia => ({ motivo, motivos, ...(possivelEm === undefined ? {} : { possivelEm }) })

/** Why the patient's treatment takes no guide of this type today; undefined where it does. */
export function decideOrtodontia(tipo: TipoGuia, pedido: PedidoOrtodontia): RecusaOrtodontia | undefined {
  switch (tipo) {
    case tipoGuia.ortoInicial:
      return decideInicial(pedido)
    case tipoGuia.ortoManutencao:
      return decideManutencao(pedido)
    case tipoGuia.ortoProrrogacao:
      return decideProrrogacao(pedido)
    default:
      return undefined
  }
}

function decideInicial(pedido: PedidoOrtodontia): RecusaOrtodontia | undefined {
  const { tratamento, plano, associado, hoje, tratamentosFeitos } = pedido
  const motivo = findMotivoInicio({
    estado: tratamento?.estado,
    plano,
    nascimento: associado.nascimento,
    data: hoje,
    tratamentosFeitos,
  })
  if (!motivo) return undefined
  const { possivelEm, ...glosa } = motivo
  return refuse(motivoDaGlosa(glosa.codigoGlosa), [glosa], possivelEm)
}

const motivosDasGlosas: Readonly<Partial<Record<string, MotivoOrtodontia>>> = {
  '1423': 'limiteTratamentos',
  '3003': 'foraDaIdade',
  '3101': 'tratamentoEmCurso',
  '3102': 'instalacaoPendente',
  '3132': 'prazoEsgotado',
}

/** What a denial of table 38 says of the release; any other is that there is no treatment to go on with. */
const motivoDaGlosa = (codigoGlosa: string): MotivoOrtodontia =>
  motivosDasGlosas[codigoGlosa] ?? 'semTratamento'

/** Whether a maintenance guide of the month is open or done, of whichever treatment: there is one a calendar month. */
const hasManutencao = (tratamento: Tratamento, hoje: string): boolean =>
  isMesDeOutro(tratamento, mesDe(hoje)) ||
  tratamento.manutencoes.some(({ data, liberada }) => mesDe(data ?? liberada) === mesDe(hoje))

function decideManutencao(pedido: PedidoOrtodontia): RecusaOrtodontia | undefined {
  const { tratamento, prazo, hoje } = pedido
  const [glosa] = listMotivosManutencao(hoje, false, tratamento, prazo).filter(
    ({ severidade }) => severidade === 'glosa',
  )
  if (glosa) return refuse(motivoDaGlosa(glosa.codigoGlosa), [glosa])
  if (!tratamento || !hasManutencao(tratamento, hoje)) return undefined
  const { proximoMes } = readRestante(tratamento, prazo, hoje)
  if (proximoMes === null) return refuse('prazoEsgotado', [createMotivo('3132', 'glosa', 'guia')])
  return refuse('manutencaoDoMes', [], `${proximoMes}-01`)
}

function decideProrrogacao(pedido: PedidoOrtodontia): RecusaOrtodontia | undefined {
  const { tratamento, prazo, hoje, prorrogacaoAberta } = pedido
  const isAbandonado = tratamento && decideFim(tratamento, prazo, hoje) === 'abandon'
  const glosa = tratamento ? glosaDoEstado[isAbandonado ? 'abandonado' : tratamento.estado] : '3131'
  if (glosa || !tratamento) return refuse('semTratamento', [createMotivo(glosa ?? '3131', 'glosa', 'guia')])
  const { prorrogavel, fimPrazo } = readRestante(tratamento, prazo, hoje)
  if (fimPrazo !== null && hoje > fimPrazo)
    return refuse('prazoEsgotado', [createMotivo('3132', 'glosa', 'guia')])
  if (!prorrogavel) return refuse('prorrogacaoCedo')
  return prorrogacaoAberta ? refuse('prorrogacaoAberta') : undefined
}
