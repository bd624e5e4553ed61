import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { getDecisaoRecurso } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { loadPolitica } from '../auditoria/politica.store.ts'
import type { Efeito } from '../guia/applyAcao.ts'
import type { GuiaCarregada } from '../guia/loadGuia.ts'
import { listAnexos } from '../recursoGlosa/anexo.store.ts'
import { listEventosGlosados, listGuiasGlosadas } from '../recursoGlosa/glosado.store.ts'
import { judgeCausa } from '../recursoGlosa/judgeCausa.ts'
import { prazoDaGuia } from '../recursoGlosa/prazoGuia.ts'
import {
  concludeRecursos,
  decideItens,
  type Julgado,
  listItens,
  listRecursos,
} from '../recursoGlosa/recurso.store.ts'
import { fechamentoDoRecurso } from '../repasse/encaminhamento.store.ts'
import { enterRepasse } from '../repasse/enterRepasse.ts'
import { insertLancamentosRecurso } from '../repasse/lancamento.store.ts'
import { seeAll } from '../repasse/visao.ts'
import type { Execucao, PassoTarefa } from './runTarefa.ts'

/** The appeal: 13 becomes 14, then 15 with each event decided and what is granted in the open run. */
export const chooseRecurso = ({ guia }: GuiaCarregada): PassoTarefa => ({
  acao: 'processRecurso',
  efeito:
    guia.statusFicha === statusFicha.recursoEmProcessamento
      ? decide
      : // The day of the answer is the contract's: it stays.
        () => ({ resultado: undefined, ...(guia.prazo && { prazo: guia.prazo }) }),
})

/** `Evento 1 aprovado: ...`, event by event, for the guide's history. */
const explainJulgados = (julgados: readonly Julgado[]): string =>
  julgados
    .map(
      ({ sequencialInclusao, decisao, razao }) =>
        `Evento ${sequencialInclusao} ${getDecisaoRecurso(decisao)?.nome ?? decisao}: ${razao}`,
    )
    .join(' ')

async function decide({ db, services, agora, hoje, carregada }: Execucao): Promise<Efeito<undefined>> {
  const { codigoCredenciado, numeroFicha } = carregada.guia
  const numeros = [numeroFicha]
  const [[guia], [recurso], eventos, itens, anexos, politica, tabela] = await Promise.all([
    listGuiasGlosadas(db, codigoCredenciado, numeros),
    listRecursos(db, codigoCredenciado, numeros),
    listEventosGlosados(db, seeAll(codigoCredenciado), numeros),
    listItens(db, seeAll(codigoCredenciado), numeros),
    listAnexos(db, codigoCredenciado, numeros),
    loadPolitica(db, hoje),
    services.regras.get(),
  ])
  if (!guia || !recurso) throw new Error(`guide ${numeroFicha} is in appeal without one`)
  const { glosa: glosaPrazo } = prazoDaGuia(guia)
  const julgados = judgeCausa({ recurso, glosaPrazo, eventos, itens, anexos }, tabela, politica)
  await decideItens(db, codigoCredenciado, julgados)
  await concludeRecursos(db, codigoCredenciado, [{ numeroFicha, em: agora }])
  if (julgados.some(({ decisao }) => decisao === 'A')) {
    const { rede } = guia
    const proximo = { fechamento: fechamentoDoRecurso(rede, hoje, guia.fechamento) }
    const julgada = { codigoCredenciado, rede, encaminhamento: proximo }
    const fechamento = await enterRepasse(db, julgada, agora, hoje)
    await insertLancamentosRecurso(db, codigoCredenciado, [{ numeroFicha, fechamento }])
  }
  return { resultado: undefined, motivo: explainJulgados(julgados) }
}
