import type { DetalheErro } from '@portal/contract/errors.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { isOrtodontia } from '@portal/domain/especialidade/especialidade.tables.ts'
import {
  type DecisaoLiberacao,
  decideLiberacao,
  type MotivoLiberacao,
} from '@portal/domain/liberacaoSenha/decideLiberacao.ts'
import type { Associado } from '../associado/associado.store.ts'
import { choosePlano, listPlanos, type Plano } from '../associado/plano.store.ts'
import { type Contrato, findContrato } from '../credenciado/contrato.store.ts'
import type { Db } from '../db/client.ts'
import { chooseTratamento, toPartesContexto } from '../regraEvento/contexto.ts'
import { toDetalheGlosa } from '../regraEvento/detalheGlosa.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import {
  countTratamentosFeitos,
  type LinhaTratamento,
  listTratamentos,
} from '../tratamento/tratamento.store.ts'

/** Each refusal's code in the catalogue. */
export const codigosRecusa = {
  especialidadeNaoCadastrada: 'API-LIB-0005',
  tipoInvalido: 'API-LIB-0007',
  recemNatoInvalido: 'API-LIB-0008',
  associadoInativo: 'API-LIB-0001',
  associadoSuspenso: 'API-LIB-0002',
  foraDaRede: 'API-LIB-0011',
  semCobertura: 'API-LIB-0004',
  emCarencia: 'API-LIB-0003',
  semTratamento: 'API-LIB-0018',
  instalacaoPendente: 'API-LIB-0019',
  manutencaoDoMes: 'API-LIB-0020',
  prazoEsgotado: 'API-LIB-0021',
  prorrogacaoCedo: 'API-LIB-0022',
  tratamentoEmCurso: 'API-LIB-0023',
  limiteTratamentos: 'API-LIB-0024',
  foraDaIdade: 'API-LIB-0025',
  prorrogacaoAberta: 'API-LIB-0026',
} as const satisfies Record<MotivoLiberacao, string>

export type Pedido = {
  codigoEspecialidade: number
  codigoTipoAtendimento?: number | undefined
  codigoPlano?: string | undefined
  recemNato: boolean
  /** It goes on with the work of a guide of its type. */
  complementar?: boolean
}

export type PedidoAvaliado = {
  decisao: DecisaoLiberacao
  plano: Plano | undefined
  contrato: Contrato
  /** The provider's own treatment of the patient, of an orthodontic specialty. */
  tratamento: LinhaTratamento | undefined
}

/** Judges a release by the domain's rules, on what the database says of member, plan and provider. */
export async function evaluatePedido(
  db: Db,
  tabela: TabelaRegras,
  associado: Associado,
  codigoCredenciado: number,
  hoje: string,
  pedido: Pedido,
): Promise<PedidoAvaliado> {
  const { codigoAssociado } = associado
  // A newborn under the card is in no treatment.
  const isOrto = isOrtodontia(pedido.codigoEspecialidade) && !pedido.recemNato
  const [planos, contrato, tratamentos, tratamentosFeitos] = await Promise.all([
    listPlanos(db, codigoAssociado),
    findContrato(db, codigoCredenciado),
    isOrto ? listTratamentos(db, codigoCredenciado, codigoAssociado) : [],
    isOrto ? countTratamentosFeitos(db, codigoAssociado, 0) : 0,
  ])
  const tratamento = chooseTratamento(tratamentos)
  const plano = choosePlano(planos, contrato.rede, pedido.codigoPlano)
  const decisao = decideLiberacao({
    hoje,
    codigoEspecialidade: pedido.codigoEspecialidade,
    codigoTipoAtendimento: pedido.codigoTipoAtendimento,
    recemNato: pedido.recemNato,
    recemNatoAte: associado.recemNatoAte ?? undefined,
    ...toPartesContexto(associado, plano, contrato, hoje),
    regras: tabela.todas,
    ortodontia: isOrto
      ? {
          tratamento,
          prazo: tabela.findPrazoOrtodontia(contrato.rede, hoje),
          tratamentosFeitos,
          prorrogacaoAberta: tratamento?.prorrogacaoAberta,
        }
      : undefined,
    complementar: pedido.complementar,
  })
  return { decisao, plano, contrato, tratamento }
}

/** What a refusal adds to its code: the literal denials, and the day on which it ends. */
export function detalhesOf(decisao: Extract<DecisaoLiberacao, { ok: false }>): DetalheErro[] {
  const motivos = decisao.motivos.map(toDetalheGlosa)
  const dia = decisao.possivelEm
  return dia
    ? [...motivos, { mensagem: `Possível a partir de ${toBrasileira(dia)}.`, possivelEm: dia }]
    : motivos
}
