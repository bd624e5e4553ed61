import { codigoOrtodontia, isOrtodontia } from '@portal/domain/especialidade/especialidade.tables.ts'
import type { CodigoTipoOrtodontia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import type { Associado } from '../associado/associado.store.ts'
import { findContrato } from '../credenciado/contrato.store.ts'
import type { Db } from '../db/client.ts'
import { codigosRecusa, evaluatePedido, type PedidoAvaliado } from '../liberacaoSenha/evaluatePedido.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { toTratamentoOrtodontico } from '../tratamento/tratamentoReply.ts'

type Pergunta = {
  db: Db
  tabela: TabelaRegras
  associado: Associado
  codigoCredenciado: number
  hoje: string
}

/** What would become of an orthodontic guide of that specialty and type, as the release itself decides it. */
export const evaluateTipo = (
  { db, tabela, associado, codigoCredenciado, hoje }: Pergunta,
  codigoEspecialidade: number,
  codigoTipoAtendimento: CodigoTipoOrtodontia,
): Promise<PedidoAvaliado> =>
  evaluatePedido(db, tabela, associado, codigoCredenciado, hoje, {
    codigoEspecialidade,
    codigoTipoAtendimento,
    recemNato: false,
  })

/** The specialty in which the provider opens orthodontic guides: its own or, of who has none, the one that is refused. */
export async function findEspecialidadeOrto(db: Db, codigoCredenciado: number): Promise<number> {
  const { especialidades } = await findContrato(db, codigoCredenciado)
  return especialidades.find(isOrtodontia) ?? codigoOrtodontia
}

/** The decision in the contract's words. */
export function toDecisao({ decisao }: PedidoAvaliado) {
  const recusa = decisao.ok ? undefined : decisao
  return {
    permitido: decisao.ok,
    codigoErro: recusa ? codigosRecusa[recusa.motivo] : null,
    impedimentos: recusa ? [...recusa.motivos] : [],
    possivelEm: recusa?.possivelEm ?? null,
  }
}

/** The treatment that it was decided on, as the portal shows it. */
export const toTratamento = ({ tratamento, contrato }: PedidoAvaliado, tabela: TabelaRegras, hoje: string) =>
  tratamento
    ? toTratamentoOrtodontico(tratamento, tabela.findPrazoOrtodontia(contrato.rede, hoje), hoje)
    : null
