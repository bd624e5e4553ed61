import { addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { fimCarencia } from '@portal/domain/evento/criterio/carencia.ts'
import { pedeJustificativa } from '@portal/domain/evento/criterio/criterio.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { textoGlosa } from '@portal/domain/glosa/glosa.tables.ts'
import type { AssociadoSemeado } from '../associado/associado.ts'
import type { Random } from '../chance/random.ts'
import { PLANOS } from '../contrato/plano.data.ts'
import type { HistoricoClinico } from './historicoClinico.ts'
import type { Local } from './local.ts'

/** Who asks for what, when. */
export type Pedido = {
  readonly associado: AssociadoSemeado
  readonly codigoCredenciado: number
  readonly data: string
}

/** How often something the seed did not do itself stands in the way: another operator's work, say. */
const ACASO = 0.03
export function motivoOf(
  codigoGlosa: Motivo['codigoGlosa'],
  severidade: Motivo['severidade'],
  campo: Motivo['campo'],
  rest: Pick<Motivo, 'possivelEm' | 'eventoAnterior' | 'justificativaMinima' | 'correcao'> = {},
): Motivo {
  return { codigoGlosa, severidade, campo, texto: textoGlosa(codigoGlosa), ...rest }
}

function findCarencia(regra: RegraEvento, { associado, data }: Pedido): Motivo | undefined {
  const plano = PLANOS.find(({ codigo }) => codigo === associado.planos[0])
  if (!plano) return undefined
  const possivelEm = fimCarencia(regra.classeCarencia, plano, associado.linha.inclusao)
  return possivelEm > data ? motivoOf('1007', 'glosa', 'associado', { possivelEm }) : undefined
}

function findCobertura(regra: RegraEvento, { associado }: Pedido): Motivo | undefined {
  const plano = PLANOS.find(({ codigo }) => codigo === associado.planos[0])
  const coberta = plano?.classes_cobertas?.includes(regra.classeCarencia) ?? true
  return coberta && (plano?.extra_rol || !regra.extraRol)
    ? undefined
    : motivoOf('1407', 'glosa', 'codigoEvento')
}

/** A repetition admits a justification where the rule says so, unless it redoes one's own work under warranty. */
function toRepeticao(
  regra: RegraEvento,
  data: string,
  possivelEm: string | undefined,
  proprio: boolean,
): Motivo {
  const admite = regra.justificativaMinima > 0 && !(regra.garantia && proprio)
  const severidade = admite ? 'pendenciaJustificativa' : 'glosa'
  return motivoOf(
    regra.glosaFrequencia,
    severidade,
    admite ? 'justificativa' : regra.local === 'dente' ? 'dente' : 'codigoEvento',
    {
      ...(possivelEm && { possivelEm }),
      eventoAnterior: { codigoEvento: regra.codigoEvento, data, proprio },
      ...pedeJustificativa(severidade, regra.justificativaMinima),
    },
  )
}

function findRepeticao(
  regra: RegraEvento,
  local: Local,
  { associado, codigoCredenciado, data }: Pedido,
  historico: HistoricoClinico,
  random: Random,
): Motivo | undefined {
  const achada = historico.findRepeticao(associado.linha.codigo, regra, local, data)
  if (achada) {
    const proprio = achada.feito.codigoCredenciado === codigoCredenciado
    return toRepeticao(regra, achada.feito.data, achada.possivelEm, proprio)
  }
  const meses = regra.intervaloMeses ?? 0
  if (meses < 6 || !random.chance(ACASO)) return undefined
  const anterior = addMonths(data, -random.int(1, meses - 1))
  return toRepeticao(regra, anterior, addMonths(anterior, meses), false)
}

/**
 * What stands between an event and its approval on that day. Only what two years of plausible guides need: the
 * engine of the domain is what decides for real.
 */
export function listMotivos(
  regra: RegraEvento,
  local: Local,
  pedido: Pedido,
  historico: HistoricoClinico,
  random: Random,
) {
  const motivos = [
    findCarencia(regra, pedido),
    findCobertura(regra, pedido),
    historico.isExtraido(pedido.associado.linha.codigo, local.dente, pedido.data)
      ? motivoOf('3284', 'glosa', 'dente')
      : findRepeticao(regra, local, pedido, historico, random),
    regra.imagemInicial ? motivoOf(regra.glosaImagem, 'pendenciaImagem', 'imagem') : undefined,
  ]
  return motivos.filter((motivo) => motivo !== undefined)
}
