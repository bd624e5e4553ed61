import type { glosa as contrato, Explicacao } from '@portal/contract/glosa.ts'
import { isCampoAberto } from '@portal/domain/acesso/campoRestrito.tables.ts'
import { addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { findAjudaGlosa } from '@portal/domain/glosa/ajudaGlosa.ts'
import { textoGlosa } from '@portal/domain/glosa/glosa.tables.ts'
import { findOrigemGlosa, isGlosaDaRegra } from '@portal/domain/glosa/origemGlosa.ts'
import type { Db } from '../db/client.ts'
import type { Handler } from '../http/handler.ts'
import type { Sessao } from '../http/sessao.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { findVigencia } from '../regraEvento/vigencia.store.ts'
import { loadVisao } from '../repasse/visao.ts'
import { startOfCivilDay } from '../runtime/clock.ts'
import { countNegados, countNegadosPagamento } from './historico.store.ts'

/** How far back a provider's own record goes. */
const MESES_HISTORICO = 12

/** The rule that a denial follows from, under its current code; null where it follows from none, or the event is unknown. */
async function loadRegra(
  db: Db,
  tabela: TabelaRegras,
  codigoGlosa: string,
  codigoEvento: string | undefined,
): Promise<Explicacao['regra']> {
  const regra = codigoEvento && isGlosaDaRegra(codigoGlosa) ? tabela.find(codigoEvento) : undefined
  const vigencia = regra && (await findVigencia(db, regra.codigoEvento))
  if (!regra || !vigencia) return null
  const { descricao, dut = null } = regra
  return { codigoEvento: regra.codigoEvento, descricao, ...vigencia, dut }
}

/** What became of a denial at the login's provider: what a run denied only to whom its money is open. */
async function loadHistorico(
  db: Db,
  sessao: Sessao,
  codigoGlosa: string,
  hoje: string,
): Promise<Explicacao['historico']> {
  const desde = addMonths(hoje, -MESES_HISTORICO)
  const hasPagamento = isCampoAberto('pagamento', sessao.permissoes)
  const [autorizacao, pagamento] = await Promise.all([
    countNegados(db, sessao.codigoCredenciado, codigoGlosa, startOfCivilDay(desde)),
    hasPagamento
      ? loadVisao(db, sessao).then((visao) => countNegadosPagamento(db, visao, codigoGlosa, desde))
      : undefined,
  ])
  return { desde, ate: hoje, autorizacao, ...(pagamento && { pagamento }) }
}

/** Where the rule behind a denial comes from, since when it holds, and this provider's own record on it. Produto §5. */
export const getExplicacao: Handler<typeof contrato.getExplicacao> = async ({
  params: { codigoGlosa },
  query: { codigoEvento },
  db,
  services,
  sessao,
  hoje,
}) => {
  const [texto, ajuda] = [textoGlosa(codigoGlosa), findAjudaGlosa(codigoGlosa)]
  const tabela = await services.regras.get()
  const [regra, historico] = await Promise.all([
    loadRegra(db, tabela, codigoGlosa, codigoEvento),
    loadHistorico(db, sessao, codigoGlosa, hoje),
  ])
  return {
    codigoGlosa,
    texto,
    ajudaEvento: ajuda ? { codigoGlosa, texto, ...ajuda } : null,
    ...findOrigemGlosa(codigoGlosa),
    regra,
    historico,
  }
}
