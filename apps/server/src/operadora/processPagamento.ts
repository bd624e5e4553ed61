import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { decideEvento } from '@portal/domain/evento/criterio/decideEvento.ts'
import { isNegadoPorSi } from '@portal/domain/evento/criterio/porSi.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { listForaDoPrazo } from '@portal/domain/repasse/apresentacao.ts'
import type { Efeito } from '../guia/applyAcao.ts'
import { type Evento, type EventoJulgado, judgeEventos } from '../guia/fatos/evento.store.ts'
import { createContextoGuia, evaluateItens, loadFatosGuia, toItem } from '../guia/fatos/fatosGuia.ts'
import type { GuiaCarregada } from '../guia/fatos/loadGuia.ts'
import { askDeslocamento, withoutAviso } from '../guia/pagamento/avisoPagamento.ts'
import { findEncaminhamento } from '../repasse/encaminhamento.store.ts'
import { enterRepasse } from '../repasse/enterRepasse.ts'
import { insertLancamentos } from '../repasse/lancamento.store.ts'
import { civilDay } from '../runtime/clock.ts'
import type { Execucao, PassoTarefa } from './runTarefa.ts'

/** The payment run: 10 and 20 become 11, then 12 with what is paid and what is denied of each event. */
export const choosePagamento = ({ guia }: GuiaCarregada): PassoTarefa => ({
  acao: 'processPagamento',
  efeito: guia.statusFicha === statusFicha.emProcessamento ? pay : () => ({ resultado: undefined }),
})

async function pay({ db, services, agora, hoje, carregada }: Execucao): Promise<Efeito<undefined>> {
  const { guia, eventos, imagens } = carregada
  const { codigoCredenciado, numeroFicha } = guia
  const tabela = await services.regras.get()
  const fatos = await loadFatosGuia(db, tabela, guia, hoje)
  const { rede } = fatos.prontuario.contrato
  const pagaveis = eventos.filter(isEventoPagavel)
  const contexto = createContextoGuia(fatos, {
    momento: 'pagamento',
    itens: pagaveis.map(toItem),
    imagens,
    justificativa: guia.justificativaTecnica,
  })
  const julgados = evaluateItens(contexto)
  const encaminhamento = await findEncaminhamento(db, codigoCredenciado, numeroFicha)
  const apresentadaEm = civilDay(encaminhamento?.em ?? agora)
  const foraDoPrazo = pagaveis.map((evento) =>
    // The days on which a person decided on the guide do not count.
    listForaDoPrazo(tabela.calendarios, evento, rede, addDays(apresentadaEm, -evento.diasParados)),
  )
  const deslocam = julgados.map(
    ({ item, motivos }, i) => foraDoPrazo[i]?.length === 0 && !isNegadoPorSi(item, contexto, motivos),
  )
  const processados = pagaveis.map((evento, i) => {
    const { novo, contra } = askDeslocamento(fatos, carregada, evento, deslocam[i] ?? true)
    return payEvento(novo, [...(julgados[i]?.motivos ?? []), ...(foraDoPrazo[i] ?? []), ...contra])
  })
  await judgeEventos(db, codigoCredenciado, numeroFicha, processados)
  const fechamento = await enterRepasse(db, { codigoCredenciado, rede, encaminhamento }, agora, hoje)
  await insertLancamentos(db, codigoCredenciado, numeroFicha, fechamento)
  return { resultado: undefined }
}

/** The operator's part is paid or denied whole; the patient's is not the operator's to pay (Domínio §6.8). */
function payEvento(evento: Evento, motivos: readonly Motivo[]): EventoJulgado {
  const devidoCentavos = evento.valorCentavos - evento.copartCentavos
  if (decideEvento(motivos) === 'aprovado') {
    return { ...withoutAviso(evento), valorPagoCentavos: devidoCentavos, valorGlosadoCentavos: 0 }
  }
  return { ...evento, valorPagoCentavos: 0, valorGlosadoCentavos: devidoCentavos, motivos: [...motivos] }
}
