import { isEmergencia, isOrtodontia, isRadiologia } from '../especialidade/especialidade.tables.ts'
import { type TipoGuia, tipoGuia, tiposOrtodontia } from '../especialidade/tipoGuia.tables.ts'
import type {
  AssociadoContexto,
  CredenciadoContexto,
  OrtodontiaContexto,
  PlanoContexto,
} from '../evento/contexto.ts'
import { listMotivosAssociado } from '../evento/criterio/associado.ts'
import { fimCarencia } from '../evento/criterio/carencia.ts'
import { criterioCobertura } from '../evento/criterio/cobertura.ts'
import type { Motivo } from '../evento/motivo.ts'
import { isEventoVisivel } from '../evento/regra/eventos.tables.ts'
import type { RegraEvento } from '../evento/regra/regraEvento.ts'
import { decideOrtodontia, type MotivoOrtodontia } from './decideOrtodontia.ts'

/** Why a password is not released; each has its code in the error catalogue. */
export type MotivoLiberacao =
  | 'especialidadeNaoCadastrada'
  | 'tipoInvalido'
  | 'recemNatoInvalido'
  | 'associadoInativo'
  | 'associadoSuspenso'
  | 'foraDaRede'
  | 'semCobertura'
  | 'emCarencia'
  | MotivoOrtodontia

export type PedidoLiberacao = {
  hoje: string
  codigoEspecialidade: number
  /** Asked for; absent for the ordinary guide of the specialty. */
  codigoTipoAtendimento?: number | undefined
  recemNato: boolean
  /** Last day on which a newborn is attended under this card. */
  recemNatoAte?: string | undefined
  associado: AssociadoContexto
  plano: PlanoContexto
  credenciado: CredenciadoContexto
  regras: readonly RegraEvento[]
  /** Of an orthodontic specialty: what the provider's own treatment of the patient allows. */
  ortodontia?: (OrtodontiaContexto & { prorrogacaoAberta?: boolean | undefined }) | undefined
  /** It goes on with the work of a guide of its type, and begins nothing. */
  complementar?: boolean | undefined
}

export type DecisaoLiberacao =
  | { ok: true; codigoTipoAtendimento: TipoGuia; emergencia: boolean }
  | {
      ok: false
      motivo: MotivoLiberacao
      /** The denial in the words of table 38, where a denial it is. */
      motivos: readonly Motivo[]
      possivelEm?: string
    }

/**
 * Whether a password may be released for a specialty: what is certain to be denied is refused at the door, before
 * anybody fills a guide (Domínio §6.1, principle). The order is the engine's: access, member, coverage, waiting.
 */
export function decideLiberacao(pedido: PedidoLiberacao): DecisaoLiberacao {
  const { codigoEspecialidade, credenciado, hoje, associado, plano } = pedido
  if (!credenciado.especialidades.includes(codigoEspecialidade)) return refuse('especialidadeNaoCadastrada')
  const tipo = chooseTipo(pedido)
  if (tipo === undefined) return refuse('tipoInvalido')
  if (pedido.recemNato && !(pedido.recemNatoAte !== undefined && hoje <= pedido.recemNatoAte)) {
    return refuse('recemNatoInvalido')
  }
  const impedimentos = listMotivosAssociado(hoje, { associado, plano }).filter(
    ({ severidade }) => severidade === 'glosa',
  )
  if (associado.situacao === 'suspenso') return refuse('associadoSuspenso', impedimentos)
  if (impedimentos.some(({ codigoGlosa }) => codigoGlosa === '1025'))
    return refuse('semCobertura', impedimentos)
  if (impedimentos.length > 0) return refuse('associadoInativo', impedimentos)
  if (!credenciado.atendeRede) return refuse('foraDaRede')
  const decisao = decideEventos(pedido, tipo)
  return decisao.ok ? (decideFase(pedido, tipo) ?? decisao) : decisao
}

/** Why the treatment of the patient does not take a guide of this type; undefined where it does. */
function decideFase(pedido: PedidoLiberacao, tipo: TipoGuia): DecisaoLiberacao | undefined {
  const { ortodontia, plano, associado, hoje, complementar } = pedido
  if (!ortodontia || complementar) return undefined
  const recusa = decideOrtodontia(tipo, { ...ortodontia, plano: plano.ortodontia, associado, hoje })
  return recusa && { ok: false, ...recusa }
}

const refuse = (motivo: MotivoLiberacao, motivos: readonly Motivo[] = []): DecisaoLiberacao => ({
  ok: false,
  motivo,
  motivos,
})

const tipoDaEspecialidade = (codigo: number): TipoGuia => {
  if (isRadiologia(codigo)) return tipoGuia.exameRadiologico
  return isEmergencia(codigo) ? tipoGuia.urgencia : tipoGuia.tratamento
}

/**
 * The type of the guide: of orthodontics the one that was chosen (Spec §3, types 6 to 9); of any other specialty the
 * attendance type of TISS that goes with it, or the quick-start guide when a treatment asks for it.
 */
function chooseTipo({ codigoEspecialidade, codigoTipoAtendimento }: PedidoLiberacao): TipoGuia | undefined {
  if (isOrtodontia(codigoEspecialidade)) {
    return tiposOrtodontia.find(({ codigo }) => codigo === codigoTipoAtendimento)?.codigo
  }
  const ordinario = tipoDaEspecialidade(codigoEspecialidade)
  if (codigoTipoAtendimento === undefined || codigoTipoAtendimento === ordinario) return ordinario
  const podeRapida = codigoTipoAtendimento === tipoGuia.guiaRapida && ordinario === tipoGuia.tratamento
  return podeRapida ? tipoGuia.guiaRapida : undefined
}

/** Guides of an orthodontic treatment itself: what else they may carry, as a surgery, does not open one. */
const doTratamento: ReadonlySet<TipoGuia> = new Set([
  tipoGuia.ortoInicial,
  tipoGuia.ortoManutencao,
  tipoGuia.ortoProrrogacao,
])

/**
 * One of the events that the guide is for must be covered and past its waiting period, or the guide would be in vain:
 * urgency after a day (Lei 9.656), the first orthodontic consultation by its own class, a guide of the treatment by that of
 * orthodontics. Each event is then judged by itself. Operadora §1 and §2.
 */
function decideEventos(pedido: PedidoLiberacao, codigoTipoAtendimento: TipoGuia): DecisaoLiberacao {
  const { regras, codigoEspecialidade, plano, associado, hoje, complementar } = pedido
  const soOrtodontia = !complementar && doTratamento.has(codigoTipoAtendimento)
  const cobertas = regras.filter(
    (regra) =>
      isEventoVisivel(regra, codigoEspecialidade, codigoTipoAtendimento) &&
      (!soOrtodontia || regra.classeCarencia === 'ortodontia') &&
      criterioCobertura({ regra }, { plano }).length === 0,
  )
  const [possivelEm] = cobertas
    .map(({ classeCarencia }) => fimCarencia(classeCarencia, plano, associado.inclusao))
    .sort()
  if (possivelEm === undefined) return refuse('semCobertura')
  if (possivelEm > hoje) return { ok: false, motivo: 'emCarencia', motivos: [], possivelEm }
  return { ok: true, codigoTipoAtendimento, emergencia: isEmergencia(codigoEspecialidade) }
}
