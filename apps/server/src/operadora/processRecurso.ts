import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { isCorrigido } from '@portal/domain/recursoGlosa/correcao.ts'
import { getDecisaoRecurso } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { sayDecisoes } from '@portal/domain/recursoGlosa/sayDecisoes.ts'
import { loadPolitica } from '../auditoria/politica.store.ts'
import type { Efeito } from '../guia/applyAcao.ts'
import { type Evento, updateEventos } from '../guia/fatos/evento.store.ts'
import { loadFatosGuia } from '../guia/fatos/fatosGuia.ts'
import type { GuiaCarregada } from '../guia/fatos/loadGuia.ts'
import { comeLast } from '../guia/pagamento/lugarTomado.ts'
import { listAnexos } from '../recursoGlosa/anexo.store.ts'
import { listEventosGlosados, listGuiasGlosadas } from '../recursoGlosa/glosado.store.ts'
import { judgeCausa } from '../recursoGlosa/judgeCausa.ts'
import {
  concludeRecursos,
  decideItens,
  type ItemRecurso,
  type Julgado,
  listItens,
  listRecursos,
} from '../recursoGlosa/recurso.store.ts'
import { listCalendarios } from '../repasse/calendario.store.ts'
import { fechamentoDoRecurso, findEncaminhamento } from '../repasse/encaminhamento.store.ts'
import { enterRepasse } from '../repasse/enterRepasse.ts'
import { insertLancamentosRecurso } from '../repasse/lancamento.store.ts'
import { seeAll } from '../repasse/visao.ts'
import { civilDay } from '../runtime/clock.ts'
import { judgeCorrigidos } from './recursoCorrigido.ts'
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

/** What is granted is there from now on: of what kept no place, or is at another, after all that was authorised by now. */
const listConcedidos = (
  julgados: readonly Julgado[],
  itens: readonly ItemRecurso[],
  { eventos }: GuiaCarregada,
  hoje: string,
): Evento[] =>
  julgados.flatMap(({ decisao, sequencialInclusao }) => {
    const isDele = (outro: { sequencialInclusao: number }) => outro.sequencialInclusao === sequencialInclusao
    const evento = decisao === 'A' ? eventos.find(isDele) : undefined
    const isMudado = itens.some((item) => isDele(item) && isCorrigido(item))
    return evento ? [evento.desloca && !isMudado ? evento : comeLast(evento, hoje)] : []
  })

/** `Evento 1 aprovado: ...`, event by event, for the guide's history. */
const explainJulgados = (julgados: readonly Julgado[]): string =>
  julgados
    .map(
      ({ sequencialInclusao, decisao, razao }) =>
        `Evento ${sequencialInclusao} ${getDecisaoRecurso(decisao)?.nome ?? decisao}: ${razao}`,
    )
    .join(' ')

async function decide({ db, services, agora, hoje, carregada }: Execucao): Promise<Efeito<string>> {
  const { codigoCredenciado, numeroFicha } = carregada.guia
  const numeros = [numeroFicha]
  const [[guia], [recurso], eventos, itens, anexos, politica, tabela, encaminhamento] = await Promise.all([
    listGuiasGlosadas(db, codigoCredenciado, numeros),
    listRecursos(db, codigoCredenciado, numeros),
    listEventosGlosados(db, seeAll(codigoCredenciado), numeros),
    listItens(db, seeAll(codigoCredenciado), numeros),
    listAnexos(db, codigoCredenciado, numeros),
    loadPolitica(db, hoje),
    services.regras.get(),
    findEncaminhamento(db, codigoCredenciado, numeroFicha),
  ])
  if (!guia || !recurso) throw new Error(`guide ${numeroFicha} is in appeal without one`)
  const causa = judgeCausa({ eventos, itens, anexos }, tabela, politica)
  const fatos = await loadFatosGuia(db, tabela, carregada.guia, hoje)
  const meios = { fatos, carregada, anexos, apresentadaEm: civilDay(encaminhamento?.em ?? agora) }
  const julgados = judgeCorrigidos(causa, itens, meios)
  await updateEventos(db, codigoCredenciado, numeroFicha, listConcedidos(julgados, itens, carregada, hoje))
  await decideItens(db, codigoCredenciado, julgados)
  await concludeRecursos(db, codigoCredenciado, [{ numeroFicha, em: agora }])
  if (julgados.some(({ decisao }) => decisao === 'A')) {
    const { rede } = guia
    const proximo = {
      fechamento: fechamentoDoRecurso(await listCalendarios(db), rede, hoje, guia.fechamento),
    }
    const julgada = { codigoCredenciado, rede, encaminhamento: proximo }
    const fechamento = await enterRepasse(db, julgada, agora, hoje)
    await insertLancamentosRecurso(db, codigoCredenciado, [{ numeroFicha, fechamento }])
  }
  const decididos = julgados.flatMap((julgado) => {
    const item = itens.find(({ sequencialInclusao }) => sequencialInclusao === julgado.sequencialInclusao)
    return item ? { ...julgado, recursadoCentavos: item.recursadoCentavos } : []
  })
  // An appeal is told to whom its guide's money is shown alone (`notificacao.store.ts`, Spec §3): the amount may be said.
  return { resultado: sayDecisoes(decididos), motivo: explainJulgados(julgados) }
}
