import { birthdayAt } from '../../calendario/dataCivil.ts'
import { tipoGuia } from '../../especialidade/tipoGuia.tables.ts'
import type { CodigoGlosaMotivo } from '../../glosa/ajudaGlosa.ts'
import { hasTratamento, isIdadeAceita, type PlanoOrtodontia } from '../../ortodontia/planoOrtodontia.ts'
import type { PrazoOrtodontia } from '../../ortodontia/prazoOrtodontia.ts'
import type { EstadoTratamento } from '../../ortodontia/tratamento.tables.ts'
import {
  countMesesUsados,
  endAbandono,
  endTermo,
  estadoEm,
  type Tratamento,
} from '../../ortodontia/tratamento.ts'
import type { Contexto } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import { type Alvo, createMotivo, NENHUM } from './criterio.ts'

/** Why a treatment in this state takes no maintenance, in the words of table 38; none of an active one. */
export const glosaDoEstado: Readonly<Record<EstadoTratamento, CodigoGlosaMotivo | undefined>> = {
  solicitado: '3131',
  ativo: undefined,
  suspenso: '3139',
  abandonado: '3140',
  contencao: '3134',
  concluido: '3133',
  cancelado: '3131',
}

/**
 * What stands against a maintenance: against one that was done on a civil day, of the treatment as it was on that day,
 * whatever became of it since; against one that is asked for today, of the treatment as it is. One whose guide is the
 * extension itself (`prorroga`) needs no month of those that were granted before.
 */
export function listMotivosManutencao(
  data: string,
  isFeita: boolean,
  tratamento: Tratamento | undefined,
  prazo: PrazoOrtodontia,
  prorroga = false,
): readonly Motivo[] {
  const estado = isFeita ? tratamento && estadoEm(tratamento, data) : tratamento?.estado
  if (!tratamento || estado === undefined) return [createMotivo('3131', 'glosa', 'guia')]
  const glosa = glosaDoEstado[estado]
  if (glosa) return [createMotivo(glosa, 'glosa', 'guia')]
  const { instalacao, mesesConcedidos } = tratamento
  if (instalacao === null || data < instalacao) return [createMotivo('3102', 'glosa', 'guia')]
  const abandono = endAbandono(tratamento, prazo, data)
  if (abandono !== null && data > abandono) return [createMotivo('3140', 'glosa', 'guia')]
  const porUsar = mesesConcedidos - countMesesUsados(tratamento, data)
  const fim = endTermo(tratamento, prazo)
  if (fim !== null && data > fim) return [createMotivo('3132', 'glosa', 'guia')]
  if (prorroga) return NENHUM
  if (porUsar <= 0) return [createMotivo('3132', 'glosa', 'guia')]
  // While few are left the extension should be asked for: a warning says so.
  return porUsar <= prazo.guiasProrrogacao ? [createMotivo('3132', 'aviso', 'guia')] : NENHUM
}

/** What a treatment that would begin meets: the state of the provider's own one, what the plan takes, and who would have it. */
type Inicio = {
  estado: EstadoTratamento | undefined
  plano: PlanoOrtodontia | null | undefined
  nascimento: string
  data: string
  tratamentosFeitos: number
}

/**
 * Why no treatment begins on a civil day: it begins once, of who may have one under the plan; one that ended may be followed
 * by another. Another provider's is no obstacle: the new one replaces it (Operadora §2).
 */
export function findMotivoInicio(inicio: Inicio): Motivo | undefined {
  const { estado, plano, nascimento, data, tratamentosFeitos } = inicio
  if (estado === 'ativo' || estado === 'solicitado') return createMotivo('3101', 'glosa', 'guia')
  if (!plano) return undefined
  if (!isIdadeAceita(plano, nascimento, data)) {
    const dia = plano.idadeMinima === null ? undefined : birthdayAt(nascimento, plano.idadeMinima)
    return createMotivo(
      '3003',
      'glosa',
      'associado',
      dia !== undefined && dia > data ? { possivelEm: dia } : {},
    )
  }
  return hasTratamento(plano, tratamentosFeitos) ? undefined : createMotivo('1423', 'glosa', 'guia')
}

function listMotivosInstalacao({ data, nascimento }: Alvo, contexto: Contexto): readonly Motivo[] {
  const { ortodontia, plano } = contexto
  const { tratamento, tratamentosFeitos = 0 } = ortodontia ?? {}
  const motivo = findMotivoInicio({
    estado: tratamento && estadoEm(tratamento, data),
    plano: ortodontia && plano.ortodontia,
    nascimento,
    data,
    tratamentosFeitos,
  })
  return motivo ? [motivo] : listMotivosTipo(contexto)
}

/** Orthodontic guides without the initial plan that an installation goes with. */
const semPlanoInicial: ReadonlySet<number | undefined> = new Set([
  tipoGuia.ortoManutencao,
  tipoGuia.ortoProrrogacao,
])

/**
 * An installation goes in an initial guide, with its form and its images (Operadora §2). What was authorised otherwise is
 * paid all the same.
 */
const listMotivosTipo = ({ momento, guia }: Contexto): readonly Motivo[] =>
  semPlanoInicial.has(guia.codigoTipoAtendimento) && momento !== 'pagamento'
    ? [createMotivo('3131', 'glosa', 'guia')]
    : NENHUM

/** Whether the guide is the plan that 3132 asks for; at payment its months are granted, and count. */
const isProrrogacao = ({ momento, guia }: Contexto): boolean =>
  guia.codigoTipoAtendimento === tipoGuia.ortoProrrogacao && momento !== 'pagamento'

/** The event fits the phase of the orthodontic treatment: installation, monthly maintenance, retention. */
export function listMotivosOrtodontia(alvo: Alvo, contexto: Contexto): readonly Motivo[] {
  const { regra, data } = alvo
  const { ortodontia } = contexto
  switch (regra.papelOrtodontia) {
    case 'manutencao':
      return ortodontia
        ? listMotivosManutencao(
            data,
            alvo.item.data !== undefined,
            ortodontia.tratamento,
            ortodontia.prazo,
            isProrrogacao(contexto),
          )
        : [createMotivo('3131', 'glosa', 'guia')]
    case 'instalacao':
      return listMotivosInstalacao(alvo, contexto)
    case 'contencao':
      return ortodontia?.tratamento && estadoEm(ortodontia.tratamento, data) === 'ativo'
        ? [createMotivo('3134', 'auditoria', 'guia')]
        : NENHUM
    default:
      return NENHUM
  }
}
