import type { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { isEmergencia, isOrtodontia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { type TipoGuia, tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { listClassesDaEspecialidade } from '@portal/domain/liberacaoSenha/classesDaEspecialidade.ts'
import { requireAssociado } from '../associado/consulta.ts'
import { toCarencias } from '../associado/reply.ts'
import type { Handler } from '../http/handler.ts'
import { codigosRecusa, evaluatePedido } from './evaluatePedido.ts'
import { listGuiasEmAberto } from './liberacaoSenha.store.ts'

/** The type of a guide of the specialty where nobody chose one. */
function toOrdinario(codigoEspecialidade: number): TipoGuia {
  if (isOrtodontia(codigoEspecialidade)) return tipoGuia.ortoConsultaInicial
  return isEmergencia(codigoEspecialidade) ? tipoGuia.urgencia : tipoGuia.tratamento
}

/** What would become of a release, before it is asked for; and the guides of this patient that are still open here. */
export const getInformacoesGto: Handler<typeof liberacaoSenha.getInformacoesGto> = async (context) => {
  const { query, db, sessao, services, hoje, trilha } = context
  const {
    codigoAssociado,
    codigoEspecialidade,
    codigoTipoAtendimentoOrto,
    codigoPlano,
    recemNato = false,
  } = query
  const associado = await requireAssociado(context, codigoAssociado)
  trilha({ codigoAssociado: associado.codigoAssociado })

  const ordinario = toOrdinario(codigoEspecialidade)
  // The type is sent only for orthodontics (Spec §5); whoever has not chosen one is told of the first consultation.
  const codigoTipoAtendimento =
    codigoTipoAtendimentoOrto ?? (isOrtodontia(codigoEspecialidade) ? ordinario : undefined)
  const pedido = { codigoEspecialidade, codigoTipoAtendimento, codigoPlano, recemNato }
  const tabela = await services.regras.get()
  const [{ decisao, plano }, guiasEmAberto] = await Promise.all([
    evaluatePedido(db, tabela, associado, sessao.codigoCredenciado, hoje, pedido),
    listGuiasEmAberto(db, sessao.codigoCredenciado, associado.codigoAssociado),
  ])
  const classes = listClassesDaEspecialidade(codigoEspecialidade, tabela.todas, codigoTipoAtendimento)
  const recusa = decisao.ok ? undefined : decisao
  return {
    codigoTipoAtendimento: decisao.ok ? decisao.codigoTipoAtendimento : (codigoTipoAtendimento ?? ordinario),
    permitido: decisao.ok,
    codigoErro: recusa ? codigosRecusa[recusa.motivo] : null,
    impedimentos: recusa ? [...recusa.motivos] : [],
    possivelEm: recusa?.possivelEm ?? null,
    carencias: plano ? toCarencias(plano, hoje).filter(({ classe }) => classes.has(classe)) : [],
    guiasEmAberto,
  }
}
