import type { DetalheErro } from '@portal/contract/errors.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import {
  type DecisaoLiberacao,
  decideLiberacao,
  type MotivoLiberacao,
} from '@portal/domain/liberacaoSenha/decideLiberacao.ts'
import type { Associado } from '../associado/associado.store.ts'
import { choosePlano, listPlanos, type Plano } from '../associado/plano.store.ts'
import { type Contrato, findContrato } from '../credenciado/contrato.store.ts'
import type { Db } from '../db/client.ts'
import { toPartesContexto } from '../regraEvento/contexto.ts'
import { toDetalheGlosa } from '../regraEvento/detalheGlosa.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'

/** Each refusal's code in the catalogue. */
export const codigosRecusa = {
  especialidadeNaoCadastrada: 'API-LIB-0005',
  especialidadeIndisponivel: 'API-LIB-0012',
  tipoInvalido: 'API-LIB-0007',
  recemNatoInvalido: 'API-LIB-0008',
  associadoInativo: 'API-LIB-0001',
  associadoSuspenso: 'API-LIB-0002',
  foraDaRede: 'API-LIB-0011',
  semCobertura: 'API-LIB-0004',
  emCarencia: 'API-LIB-0003',
} as const satisfies Record<MotivoLiberacao, string>

export type Pedido = {
  codigoEspecialidade: number
  codigoTipoAtendimento?: number | undefined
  codigoPlano?: string | undefined
  recemNato: boolean
}

export type PedidoAvaliado = { decisao: DecisaoLiberacao; plano: Plano | undefined; contrato: Contrato }

/** Judges a release by the domain's rules, on what the database says of member, plan and provider. */
export async function evaluatePedido(
  db: Db,
  tabela: TabelaRegras,
  associado: Associado,
  codigoCredenciado: number,
  hoje: string,
  pedido: Pedido,
): Promise<PedidoAvaliado> {
  const [planos, contrato] = await Promise.all([
    listPlanos(db, associado.codigoAssociado),
    findContrato(db, codigoCredenciado),
  ])
  const plano = choosePlano(planos, contrato.rede, pedido.codigoPlano)
  const decisao = decideLiberacao({
    hoje,
    codigoEspecialidade: pedido.codigoEspecialidade,
    codigoTipoAtendimento: pedido.codigoTipoAtendimento,
    recemNato: pedido.recemNato,
    recemNatoAte: associado.recemNatoAte ?? undefined,
    ...toPartesContexto(associado, plano, contrato),
    regras: tabela.todas,
  })
  return { decisao, plano, contrato }
}

/** What a refusal adds to its code: the literal denials, and the day on which it ends. */
export function detalhesOf(decisao: Extract<DecisaoLiberacao, { ok: false }>): DetalheErro[] {
  const motivos = decisao.motivos.map(toDetalheGlosa)
  const dia = decisao.possivelEm
  return dia
    ? [...motivos, { mensagem: `Possível a partir de ${toBrasileira(dia)}.`, possivelEm: dia }]
    : motivos
}
